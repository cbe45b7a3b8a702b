import { codeSheetByLanguage } from '../../../../messages/compiled/code-sheet/by-language.ts';

/** Sentences of more languages than this would make the letters too small to read at arm's length. */
const MAX_LANGUAGES = 3;

/** A sentence on a card, in one language. */
export interface CardSentence {
  language: string;
  /** What a guest can do with the code. */
  ask: string;
  /** What they can do without a camera; the address follows. */
  type: string;
}

const isKnown = (language: string): language is keyof typeof codeSheetByLanguage =>
  Object.hasOwn(codeSheetByLanguage, language);

/** What a card says, in the first languages of the property that have these messages; English without any. */
export function cardSentences(languages: readonly string[]): CardSentence[] {
  const known = languages.filter(isKnown).slice(0, MAX_LANGUAGES);
  return (known.length > 0 ? known : (['en'] as const)).map((language) => ({
    language,
    ...codeSheetByLanguage[language],
  }));
}

/** A code as people read it out and type it: `7Q4M-2XKD`. */
export const groupCode = (shortCode: string): string => `${shortCode.slice(0, 4)}-${shortCode.slice(4)}`;
