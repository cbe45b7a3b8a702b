import { z } from 'zod';
import several from '../../../data/several/currencies.json' with { type: 'json' };
import { byAnswerLanguage } from '../../data/answer-data.ts';
import { loadData } from '../../data/load-data.ts';
import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import { numberOf, withFigures } from '../../language/numbers/quantity.ts';
import { type AnswerLanguage, isAnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { ofText } from '../../language/text/of-text.ts';
import { ANSWER_LISTS } from './answer-words.ts';
import { legible } from './legible.ts';
import { withTimesInFigures } from './spoken-times.ts';

/** Why an answer may not be sent. */
export type Flaw = {
  kind: 'number' | 'price' | 'name' | 'link' | 'topic' | 'claim' | 'act' | 'language';
  what: string;
};

export interface Ground {
  /** Facts, tool results, the property's own names and numbers. */
  evidence: readonly string[];
  /** The guest's text. An answer may repeat it, but never as a price. */
  guest: string;
  language: string;
}

const CURRENCY = loadData('currencies', z.array(z.string().min(1)).min(1), { several }).several.join('|');
const PRICE = new RegExp(`(?:${CURRENCY}) ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:${CURRENCY})(?![\\p{L}])`, 'gu');
const NUMBER = /\d+(?:[.,:h]\d+)*(?: ?[ap]\.?m\.?)?/gu;

/** `7 pm`, `19:00` and `19h00` are equal; `7:05` and `7.05` too. */
function canonical(number: string): string {
  const half = /([ap])\.?m/.exec(number)?.[1];
  const [hours = '', ...rest] = number
    .replace(/[^\d.,:h]/g, '')
    .split(/[.,:h]/)
    .filter(Boolean);
  if (!half) return [String(Number(hours)), ...rest.filter((part) => !/^0+$/.test(part))].join(':');
  const hour = (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  return [String(hour), ...rest.filter((part) => !/^0+$/.test(part))].join(':');
}

const NUMBERS = byAnswerLanguage((language) => ofText((text) => findNumbers(text, language)));

/** Numbers by their canonical form, as they were written. */
const numbersIn = (text: string, language: AnswerLanguage) => NUMBERS[language](text);

function findNumbers(text: string, language: AnswerLanguage): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const normalised = withTimesInFigures(normalise(legible(text)), language);
  for (const [number] of normalised.matchAll(NUMBER)) found.set(canonical(number), number);
  for (const [word] of normalised.matchAll(/\p{L}+/gu)) {
    const value = numberOf(word, language);
    if (value !== null && value > 1) found.set(String(value), word);
  }
  return found;
}

/** `Twenty euros` is a price like `20 euros`. */
const inFigures = (text: string, language: AnswerLanguage) =>
  normalise(legible(text)).replace(/\p{L}+/gu, (word) => {
    const value = numberOf(word, language);
    return value === null || value < 2 ? word : String(value);
  });

const PRICES = byAnswerLanguage((language) =>
  ofText((text) => [...inFigures(text, language).matchAll(PRICE)].map(([price]) => price)),
);

const pricesIn = (text: string, language: AnswerLanguage): readonly string[] => PRICES[language](text);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * The first number of an answer that occurs neither in facts, tool results nor the guest's text. Prices count only from
 * facts and tools.
 */
export function unsupportedNumber(answer: string, ground: Ground): Flaw | null {
  const language = isAnswerLanguage(ground.language) ? ground.language : 'en';
  const written = numbersIn(answer, language);
  // A price is a number too; most sentences have none, and then the evidence is not parsed.
  if (written.size === 0) return null;
  const price = unsupportedPrice(answer, ground.evidence, language);
  if (price) return price;
  // An answer may repeat `half a dozen` as six.
  const said = numbersIn(`${ground.guest}\n${withFigures(normalise(ground.guest))}`, language);
  for (const [value, what] of written) {
    const isKnown = said.has(value) || ground.evidence.some((text) => numbersIn(text, language).has(value));
    if (!isKnown) return { kind: 'number', what };
  }
  return null;
}

function unsupportedPrice(said: string, evidence: readonly string[], language: AnswerLanguage): Flaw | null {
  const isKnown = (price: string) =>
    evidence.some((text) => pricesIn(text, language).some((known) => digitsOf(known) === digitsOf(price)));
  const price = pricesIn(said, language).find((price) => !isKnown(price));
  return price === undefined ? null : { kind: 'price', what: price };
}

const CONTENT_CHARS = 4;
const STEM_CHARS = 5;
const COMMON: ReadonlySet<string> = new Set(ANSWER_LISTS.factWords);

const stemsOf = (text: string): Set<string> =>
  new Set(
    (normalise(legible(text)).match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= CONTENT_CHARS && !COMMON.has(word))
      .map((word) => word.slice(0, STEM_CHARS)),
  );

/**
 * A known number that belongs to something else: `breakfast until 11:00`, when 11:00 is the check-out.
 *
 * @param about the words of the sentence and of the guest; the fact or result with the number has to contain one of
 *   them
 * @param items facts and results, separately
 * @param general numbers that need no such link: the place, the date, the guest's own
 */
export function misplacedNumber(
  sentence: string,
  { about, items, general }: { about: string; items: readonly string[]; general: readonly string[] },
  language: AnswerLanguage,
): Flaw | null {
  const written = numbersIn(sentence, language);
  if (written.size === 0) return null;
  const stems = stemsOf(about);
  const near = items.filter((item) => [...stemsOf(item)].some((stem) => stems.has(stem)));
  const price = unsupportedPrice(sentence, near, language);
  if (price) return price;
  const known = [...near, ...general].map((text) => numbersIn(text, language));
  const strange = [...written].find(([value]) => !known.some((numbers) => numbers.has(value)));
  return strange ? { kind: 'number', what: strange[1] } : null;
}

const ORDINARY_CAPITALS = new Set(ANSWER_LISTS.capitals);
const CAPITALISED = /(?<=[\p{L}\p{N},;:)'"’] )\p{Lu}[\p{L}'’-]+/gu;
/** The server's own German names of things: `zwei Flaschen Wasser`. */
const GERMAN_THINGS = normalise(
  Object.values(SERVICE_WORDS.de)
    .flatMap(({ one, many }) => [one, many])
    .join('\n'),
);

/**
 * The first name in the middle of a sentence that has no evidence. German capitalises every noun, so there only the
 * second of two capitalised words counts.
 */
export function unsupportedName(answer: string, ground: Ground): Flaw | null {
  const isGerman = ground.language === 'de';
  const capitalised = [...answer.matchAll(CAPITALISED)]
    .map(({ index, 0: name }) => ({ name, index, bare: normalise(name).replace(/'s$/, '') }))
    .filter(({ bare }) => !ORDINARY_CAPITALS.has(bare));
  const follows = ({ index }: { index: number }) =>
    capitalised.some((other) => other.index + other.name.length + 1 === index);
  const names = isGerman ? capitalised.filter(follows) : capitalised;
  if (names.length === 0) return null;
  const said = normalise([...ground.evidence, ground.guest].join('\n'));
  const known = isGerman ? `${said}\n${GERMAN_THINGS}` : said;
  const strange = names.find(({ bare }) => !known.includes(bare));
  return strange ? { kind: 'name', what: strange.name } : null;
}
