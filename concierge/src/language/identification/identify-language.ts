import { findServices } from '../lexicon/find-services.ts';
import { ANSWER_LANGUAGES, isAnswerLanguage } from '../text/answer-language.ts';
import { normalise, wordsOf } from '../text/normalise.ts';
import { LANGUAGE_MARKS, SCRIPTS, STOP_WORDS } from './language-marks.ts';

/** Weight of a hotel word of a language, so that `hielo y dos vasos` is not taken for Portuguese. */
const POINTS_PER_SERVICE_CHAR = 1 / 8;

/**
 * The language of a message as a two-letter code, or null without clues (`ok`, `204`). Of equally likely ones an
 * answered language wins.
 */
export function identifyLanguage(text: string): string | null {
  const likeliest = likeliestLanguages(text);
  const only = (languages: readonly string[]) => (languages.length === 1 ? (languages[0] ?? null) : null);
  return only(likeliest) ?? only(likeliest.filter(isAnswerLanguage));
}

/**
 * The most likely languages of a message, several when they are equally likely (`es brennt` has a word of Spanish and
 * one of German), none without clues. The script decides first, then letters that only some languages use, then the
 * most common words.
 */
export function likeliestLanguages(text: string): readonly string[] {
  for (const [language, script] of SCRIPTS) {
    if ((text.match(script) ?? []).length >= 2) return [language];
  }
  const scores = new Map<string, number>();
  const add = (language: string, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);

  for (const [language, mark, points] of LANGUAGE_MARKS) {
    if (mark.test(text.toLowerCase())) add(language, points);
  }
  for (const word of wordsOf(normalise(text))) {
    for (const [language, words] of STOP_WORDS) if (words.has(word)) add(language, 1);
  }
  const normalised = normalise(text);
  for (const language of ANSWER_LANGUAGES) {
    for (const { start, end } of findServices(normalised, language))
      add(language, (end - start) * POINTS_PER_SERVICE_CHAR);
  }
  const most = Math.max(...scores.values());
  return [...scores].filter(([, points]) => points === most).map(([language]) => language);
}

/**
 * The language of a turn: the message's own, otherwise that of the guest's earlier messages, otherwise the property's
 * first.
 */
export function languageOfTurn(guestTexts: readonly string[], propertyLanguages: readonly string[]): string {
  for (const text of [...guestTexts].reverse()) {
    const found = identifyLanguage(text);
    if (found) return found;
  }
  return propertyLanguages[0] ?? 'en';
}
