/**
 * Text in the form of the lexicons: lower case, without diacritics, plain quotes, single spaces. People type `amanha`
 * and `amanhã` alike, so both sides of every comparison use this.
 */
export function normalise(text: string): string {
  return plain(text).replace(SHORT, (short) => IN_FULL[short] ?? short);
}

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

const NEGATED = 'do|ca|wo|is|are|does|did|was|were|have|has|had|could|would|should';
/** Abbreviations of people who type fast, if unambiguous. */
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
