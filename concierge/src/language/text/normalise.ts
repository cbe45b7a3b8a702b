import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import { ofText } from './of-text.ts';

/**
 * Text in the form of the lexicons: lower case, without diacritics, with plain quotes and single spaces. People type
 * `amanha` as well as `amanhã`, so both sides of every comparison use this form.
 */
export const normalise: (text: string) => string = ofText((text) =>
  plain(text).replace(SHORT, (short) => IN_FULL[short] ?? short),
);

/** Text in lower case without accents, otherwise unchanged: the input of the trained router. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unambiguous abbreviations and their full words. */
const IN_FULL: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(loadAnswerData('abbreviations', z.record(z.string().min(1), z.string().min(1)))),
);
const SHORT = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${Object.keys(IN_FULL).join('|')})(?![\\p{L}\\p{N}'])`,
  'gu',
);

/** Words and numbers of a normalised text, in order: `7:30` and `wi-fi` stay whole. */
export function wordsOf(normalised: string): string[] {
  return normalised.match(/[\p{L}\p{N}]+(?:['’:.-][\p{L}\p{N}]+)*/gu) ?? [];
}
