import { codeSheetByLanguage } from '../../messages/compiled/code-sheet/by-language.ts';

/** The most languages of a card: more sentences would make the text too small to read at arm's length. */
export const MAX_SHEET_LANGUAGES = 3;

/** A sentence on a card, in one language. */
export interface CardSentence {
  language: string;
  /** What a guest can do with the code. */
  ask: string;
  /** Instructions without a camera; the address follows. */
  type: string;
}

const isKnown = (language: string): language is keyof typeof codeSheetByLanguage =>
  Object.hasOwn(codeSheetByLanguage, language);

/** The languages of these in which a card can be written. */
export const sheetLanguages = (languages: readonly string[]): string[] => languages.filter(isKnown);

/** The text of a card, in the first of these languages that have messages; otherwise English. */
export function cardSentences(languages: readonly string[]): CardSentence[] {
  const known = languages.filter(isKnown).slice(0, MAX_SHEET_LANGUAGES);
  return (known.length > 0 ? known : (['en'] as const)).map((language) => ({
    language,
    ...codeSheetByLanguage[language],
  }));
}

/** Formats a code for reading out and typing: `7Q4M-2XKD`. */
export const groupCode = (shortCode: string): string => `${shortCode.slice(0, 4)}-${shortCode.slice(4)}`;
