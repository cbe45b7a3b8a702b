import { z } from 'zod';

/** Phrases by key. A phrase is part of a regular expression over normalised text. */
export const PhraseLists = z.record(z.string(), z.array(z.string().min(1)));
export type PhraseLists = z.infer<typeof PhraseLists>;

/** Matches any of the phrases as whole words. */
export const wholeWords = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})(?![\\p{L}])`, 'u');

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/** Whether a phrase is in a non-Latin script. */
export const isInOtherScript = (phrase: string): boolean => OTHER_SCRIPT.test(phrase);

/** Matches any of the phrases anywhere, for scripts without spaces between words. The text has no diacritics. */
export const anywhere = (phrases: readonly string[]): RegExp =>
  new RegExp(
    phrases
      .join('|')
      .normalize('NFD')
      .replace(/\p{M}+/gu, ''),
    'u',
  );
