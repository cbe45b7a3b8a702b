/**
 * Text as the lexicons know it: lower case, without diacritics, plain quotes, single spaces.
 * People type `amanha` and `amanhã` alike, so both sides of every comparison go through this.
 */
export function normalise(text: string): string {
  return plain(text).replace(
    /(?<![\p{L}\p{N}])(?:qto|qtos|qta|qtas|obg|vcs?|tbm|xfa)(?![\p{L}\p{N}])/gu,
    (short) => IN_FULL[short] ?? short,
  );
}

/** What people who type fast leave letters out of, where it can mean nothing else. */
const IN_FULL: Readonly<Record<string, string>> = {
  qto: 'quanto',
  qtos: 'quantos',
  qta: 'quanta',
  qtas: 'quantas',
  obg: 'obrigado',
  vc: 'voce',
  vcs: 'voces',
  tbm: 'tambem',
  xfa: 'por favor',
};

function plain(text: string): string {
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
