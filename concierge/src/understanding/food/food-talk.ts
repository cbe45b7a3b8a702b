import { z } from 'zod';
import several from '../../../data/several/food-kinds.json' with { type: 'json' };
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { loadData } from '../../data/load-data.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

const Phrases = z.array(z.string().min(1)).min(1);

/** Phrases about dishes of the conversation that do not name them. */
const TALK = loadAnswerData(
  'food-talk',
  z.strictObject({
    /** Filler around the other words. */
    small: Phrases,
    /** Pronouns: `that one`. */
    it: Phrases,
    /** One of the earlier dishes: `one of those`. */
    one: Phrases,
    /** Several dishes together: `for both`. */
    both: Phrases,
    first: Phrases,
    second: Phrases,
    third: Phrases,
    last: Phrases,
    price: Phrases,
    /** Questions for the ingredients of a dish: `what's in it`. */
    contents: Phrases,
    takes: Phrases,
    /** Corrections of a number or a dish: `make it two`. */
    change: Phrases,
    /** Words before a part that the last dish is to be without. */
    without: Phrases,
    more: Phrases,
    takesOff: Phrases,
    /** Questions for something of a kind: `anything with fish`. */
    offers: Phrases,
    /** Replacements of the last dish: `the salad instead`. */
    instead: Phrases,
  }),
);

type Said = keyof (typeof TALK)['en'];

/** Longer phrases first, so that `that one` does not match as `one`. */
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

/** Words that replace a dish by another, at the beginning of a line or in it. */
const INSTEAD = byAnswerLanguage(
  (language) => new RegExp(`(?:^|(?<=[ ,]))(?:${alternation(TALK[language].instead)})`, 'u'),
);

/** Whether a normalised line replaces the last dish by another. */
export const putsInstead = (said: string, language: AnswerLanguage): boolean => INSTEAD[language].test(said);

/** Whether a normalised line corrects a number or a dish: `make it two`. */
export const putsRight = (said: string, language: AnswerLanguage): boolean =>
  without(said, 'change', language).found;

/** A normalised line without punctuation. */
export const spoken = (normalised: string): string =>
  normalised
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();

/** A text without everything that a phrase of this kind matches, and whether there was a match. */
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

/** Words at the beginning of a line that leave something out, and what follows: `without` and `onions please`. */
export function leftOut(text: string, language: AnswerLanguage): { lead: string; rest: string } | null {
  const lead = LEAVES_OUT[language].exec(text)?.[0];
  return lead ? { lead, rest: text.slice(lead.length) } : null;
}

/** Kinds of food: how guests and menus name them, and whether the kind identifies a dish, as its fish does. */
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
