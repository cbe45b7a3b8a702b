/**
 * Text as the lexicons know it: lower case, without diacritics, plain quotes, single spaces.
 * People type `amanha` and `amanhã` alike, so both sides of every comparison go through this.
 */
export function normalise(text: string): string {
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

/** Words and numbers of a normalised text, in order: `7:30` and `wi-fi` stay whole. */
export function wordsOf(normalised: string): string[] {
  return normalised.match(/[\p{L}\p{N}]+(?:['’:.-][\p{L}\p{N}]+)*/gu) ?? [];
}
