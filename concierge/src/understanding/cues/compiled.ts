import { byAnswerLanguage } from '../../data/answer-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/** Compiles the phrases of each language and cue into one pattern that matches any of them as whole words. */
export function compiled<Cue extends string>(
  lists: Readonly<Record<AnswerLanguage, Readonly<Record<Cue, readonly string[]>>>>,
): Record<AnswerLanguage, Record<Cue, RegExp>> {
  const patterns = (phrases: Readonly<Record<Cue, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries<readonly string[]>(phrases).map(([cue, list]) => [cue, wholeWords(list)]),
    ) as Record<Cue, RegExp>;
  return byAnswerLanguage((language) => patterns(lists[language]));
}
