/**
 * Text as the lexicons know it: lower case, without diacritics, plain quotes, single spaces.
 * People type `amanha` and `amanhã` alike, so both sides of every comparison go through this.
 */
export function normalise(text: string): string {
  return plain(text).replace(SHORT, (short) => IN_FULL[short] ?? short);
}

/** Text without accents and in lower case, and nothing else changed: what the trained router reads. */
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

const NEGATED = 'do|ca|wo|is|are|does|did|was|were|have|has|had|could|would|should';
/** What people who type fast leave out, where it can mean nothing else. */
const IN_FULL: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NEGATED.split('|').map((verb) => [`${verb}nt`, `${verb}n't`])),
  cant: "can't",
  im: "i'm",
  ive: "i've",
  youre: "you're",
  theyre: "they're",
  whats: "what's",
  wheres: "where's",
  theres: "there's",
  thats: "that's",
  hows: "how's",
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
const SHORT = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${Object.keys(IN_FULL).join('|')})(?![\\p{L}\\p{N}'])`,
  'gu',
);

/** Words and numbers of a normalised text, in order: `7:30` and `wi-fi` stay whole. */
export function wordsOf(normalised: string): string[] {
  return normalised.match(/[\p{L}\p{N}]+(?:['’:.-][\p{L}\p{N}]+)*/gu) ?? [];
}
