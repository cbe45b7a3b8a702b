import { findServices } from '../lexicon/find-services.ts';
import { ANSWER_LANGUAGES, isAnswerLanguage } from '../text/answer-language.ts';
import { normalise, wordsOf } from '../text/normalise.ts';
import { LANGUAGE_MARKS, SCRIPTS, STOP_WORDS } from './language-marks.ts';

/** What a hotel word of a language is worth, so that `hielo y dos vasos` is not taken for Portuguese. */
const POINTS_PER_SERVICE_CHAR = 1 / 8;

/**
 * The language of a message as a two-letter code, or null when the text does not say (`ok`, `204`).
 * The script decides first, then letters that only some languages use, then the commonest words.
 */
export function identifyLanguage(text: string): string | null {
  for (const [language, script] of SCRIPTS) {
    if ((text.match(script) ?? []).length >= 2) return language;
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
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best] = ranked;
  if (!best) return null;
  const tied = ranked.filter(([, points]) => points === best[1]).map(([language]) => language);
  const answered = tied.filter(isAnswerLanguage);
  return tied.length === 1 ? best[0] : answered.length === 1 ? (answered[0] ?? null) : null;
}

/** The language of a turn: the message's own, else that of the guest's earlier messages, else the property's first. */
export function languageOfTurn(guestTexts: readonly string[], propertyLanguages: readonly string[]): string {
  for (const text of [...guestTexts].reverse()) {
    const found = identifyLanguage(text);
    if (found) return found;
  }
  return propertyLanguages[0] ?? 'en';
}
