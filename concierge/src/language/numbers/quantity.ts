import type { AnswerLanguage } from '../text/answer-language.ts';

/** Numbers as words, normalised; English `a` and its like count only right before what is counted. */
const NUMBER_WORDS: Record<AnswerLanguage, Record<string, number>> = {
  en: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    hundred: 100,
    a: 1,
    an: 1,
    another: 1,
    couple: 2,
    pair: 2,
    dozen: 12,
    single: 1,
  },
  pt: {
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    meia: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    cem: 100,
    outra: 1,
    outro: 1,
    par: 2,
    duzia: 12,
  },
  es: {
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cien: 100,
    otra: 1,
    otro: 1,
    par: 2,
    docena: 12,
  },
};

const VAGUE_ARTICLES = new Set([
  'a',
  'an',
  'another',
  'um',
  'uma',
  'un',
  'una',
  'outra',
  'outro',
  'otra',
  'otro',
]);

/** Written quantities, to be said back: `two towels`, `duas toalhas`. */
const SPOKEN: Record<AnswerLanguage, readonly string[]> = {
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  pt: [
    'zero',
    'um',
    'dois',
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
  ],
  es: [
    'cero',
    'uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
};

/** A quantity as a person would say it: words up to twelve, figures above. */
export function sayQuantity(quantity: number, language: AnswerLanguage, feminine: boolean): string {
  if (language === 'pt' && quantity === 2 && feminine) return 'duas';
  return SPOKEN[language][quantity] ?? String(quantity);
}

/** The value of a number word or figure; null when it is none. */
export function numberOf(word: string, language: AnswerLanguage): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return NUMBER_WORDS[language][word] ?? null;
}

const COUNTED_AFTER = /^(?: ?(?:x|times)) ?(\d{1,3})(?![\d:])/;

/**
 * How many of the thing named at `start` a normalised text asks for, looking at the words before it
 * (`two more bath`, `a couple of`) and right after it (`towels x2`). Null when it does not say.
 */
export function quantityBefore(
  normalised: string,
  from: number,
  start: number,
  end: number,
  language: AnswerLanguage,
): number | null {
  const after = COUNTED_AFTER.exec(normalised.slice(end));
  if (after) return Number(after[1]);
  const before = normalised
    .slice(from, start)
    .trimEnd()
    .split(/[^\p{L}\p{N}:.]+/u)
    .filter(Boolean);
  const near = before.slice(-4).reverse();
  let vague: number | null = null;
  for (const word of near) {
    const multiple = /^(\d{1,3})x$/.exec(word);
    if (multiple) return Number(multiple[1]);
    const value = numberOf(word, language);
    if (value === null) continue;
    if (!VAGUE_ARTICLES.has(word)) return value;
    vague ??= word === near[0] || /^(?:another|outra|outro|otra|otro)$/.test(word) ? value : null;
  }
  return vague;
}

/** Between a thing and its number: `towels, make it three`, `toalhas, que sejam três`, `towels: 3`. */
const COUNTED_LATER =
  /^ ?[,:–-]? ?(?:(?:please|por favor),? )?(?:(?:make (?:it|that|them)|let's say|say|sejam|que sejam|pode ser|ponha|sean|que sean|ponga|pongan) )?(?<number>\p{L}+|\d{1,2})(?= *(?:$|[,.;!?]|(?:please|pls|for|por favor|pf|para)(?!\p{L})))/u;

/** How many a text asks for right after it has named the thing. Null when it does not say. */
export function quantityAfter(after: string, language: AnswerLanguage): number | null {
  const word = COUNTED_LATER.exec(after)?.groups?.number;
  return word && !VAGUE_ARTICLES.has(word) ? numberOf(word, language) : null;
}
