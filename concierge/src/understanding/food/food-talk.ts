import { z } from 'zod';
import several from '../../../data/several/food-kinds.json' with { type: 'json' };
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { loadData } from '../../data/load-data.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

const Phrases = z.array(z.string().min(1)).min(1);

/** What a guest says of dishes that were talked about, without their names. */
const TALK = loadAnswerData(
  'food-talk',
  z.strictObject({
    /** Words without a meaning of their own around the others. */
    small: Phrases,
    /** Pronouns: `that one`. */
    it: Phrases,
    /** One of what was talked about: `one of those`. */
    one: Phrases,
    /** Several dishes together: `for both`. */
    both: Phrases,
    first: Phrases,
    second: Phrases,
    third: Phrases,
    last: Phrases,
    price: Phrases,
    /** What a dish consists of: `what's in it`. */
    contents: Phrases,
    takes: Phrases,
    /** A number or a dish is put right: `make it two`. */
    change: Phrases,
    /** Before what is left out of the last dish. */
    without: Phrases,
    more: Phrases,
    takesOff: Phrases,
    /** Asks whether there is something of a kind: `anything with fish`. */
    offers: Phrases,
    /** A dish takes the place of the last one: `the salad instead`. */
    instead: Phrases,
  }),
);

type Said = keyof (typeof TALK)['en'];

/** Longer phrases first, so that `that one` is no `one`. */
const alternation = (phrases: readonly string[]) =>
  [...phrases].sort((a, b) => b.length - a.length).join('|');

const wholeWords = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternation(phrases)})(?![\\p{L}\\p{N}])`, 'gu');

const PATTERNS: Readonly<Record<AnswerLanguage, Readonly<Record<Said, RegExp>>>> = byAnswerLanguage(
  (language) =>
    Object.fromEntries(
      Object.entries(TALK[language]).map(([key, phrases]) => [key, wholeWords(phrases)]),
    ) as Record<Said, RegExp>,
);

/** Words that put a dish in the place of another, at the beginning of a line or in it. */
const INSTEAD = byAnswerLanguage(
  (language) => new RegExp(`(?:^|(?<=[ ,]))(?:${alternation(TALK[language].instead)})`, 'u'),
);

/** Whether a normalised line puts a dish in the place of the last one. */
export const putsInstead = (said: string, language: AnswerLanguage): boolean => INSTEAD[language].test(said);

/** Whether a normalised line puts a number or a dish right: `make it two`. */
export const putsRight = (said: string, language: AnswerLanguage): boolean =>
  without(said, 'change', language).found;

/** A normalised line without punctuation. */
export const spoken = (normalised: string): string =>
  normalised
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();

/** A text without all that a phrase of this kind matches, and whether anything did. */
export function without(
  text: string,
  said: Said,
  language: AnswerLanguage,
): { left: string; found: boolean } {
  const left = text.replace(PATTERNS[language][said], ' ');
  return { left: left.replace(/ +/gu, ' ').trim(), found: left !== text };
}

const LEAVES_OUT = byAnswerLanguage(
  (language) => new RegExp(`^(?:${alternation(TALK[language].without)}) `, 'u'),
);

/** Words that leave something out at the beginning of a line, and what follows: `without` and `onions please`. */
export function leftOut(text: string, language: AnswerLanguage): { lead: string; rest: string } | null {
  const lead = LEAVES_OUT[language].exec(text)?.[0];
  return lead ? { lead, rest: text.slice(lead.length) } : null;
}

/** Kinds of food: how guests ask for one, what menus write of it, and whether a dish is known by it, as by its fish. */
export const FOOD_KINDS: ReadonlyArray<{ said: RegExp; menu: RegExp; isMain: boolean }> = loadData(
  'food-kinds',
  z.array(
    z.strictObject({ said: z.string().min(1), menu: z.string().min(1), isMain: z.literal(true).optional() }),
  ),
  { several },
).several.map(({ said, menu, isMain = false }) => ({
  said: wholeWords(said.split('|')),
  menu: new RegExp(menu, 'u'),
  isMain,
}));
