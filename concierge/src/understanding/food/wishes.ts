import { z } from 'zod';
import type { TurnContext } from '../../contract/contract.ts';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { wordsOf } from '../../language/text/normalise.ts';
import type { DishMention } from './find-dishes.ts';
import { FOOD_LINES } from './food-lines.ts';

const Phrases = z.array(z.string().min(1)).min(1);
const COUNTS = loadAnswerData('dish-counts', z.strictObject({ counts: Phrases, measures: Phrases }));

/** A word that counts a dish, or precedes it. A word that only measures, as `a bit of`, does not count. */
const COUNT = byAnswerLanguage((language) => {
  const { counts, measures } = COUNTS[language];
  return `(?:\\d{1,2} ?x?|${counts.join('|')})(?! (?:${measures.join('|')}))`;
});
const AND = `(?:\\s*[,;.&+]\\s*(?:(?:${FOOD_LINES.afterComma}) )?|\\s+(?:${FOOD_LINES.joins}) (?:(?:${FOOD_LINES.joinedToo}) )?)`;
const LEADING = new RegExp(`^(?:(?:${FOOD_LINES.orderStarts})[,]? )+`, 'u');
const MANNERS = new RegExp(`(?:[\\s,.!?]|(?:${FOOD_LINES.orderEnds})(?!\\p{L}))*$`, 'u');
/** A destination, which is not part of the name: `a beer to the room`. */
const TO_THE_PLACE = new RegExp(
  `\\s+(?:${FOOD_LINES.placeLeads}) (?:(?:${FOOD_LINES.placeArticles}) )?(?:${FOOD_LINES.places})(?: \\d+)?$`,
  'u',
);
/** `one without cheese` says how the dish before it is made. */
const MANNER_OF_MAKING = new RegExp(`^(?:${FOOD_LINES.making}|${FOOD_LINES.makingFor})(?!\\p{L})`, 'u');
/** Lexicon entries that may be confused with a dish. */
export const FOOD_ITEMS: ReadonlySet<string> = new Set([
  'roomService',
  'restaurant',
  'minibar',
  'coffeeTea',
  'water',
  'ice',
  'glasses',
  'breakfast',
]);

/** A longer phrase does not name a thing. */
const MOST_WORDS = 5;

/**
 * Where the next wish begins in the words after a dish: `without mayo| and two lattes`. After `one without bacon` the
 * words still say how the dish is made.
 */
export function nextWishIn(after: string, language: AnswerLanguage): number {
  const next = new RegExp(`${AND}(?=${COUNT[language]}(?: (?!(?:${FOOD_LINES.making})(?!\\p{L}))|$))`, 'u');
  return next.exec(after)?.index ?? after.length;
}

/** The name of the counted thing in `a beer`; null if the words are anything else. */
export function countedThing(words: string, language: AnswerLanguage): string | null {
  const said = words.trim().replace(MANNERS, '').replace(TO_THE_PLACE, '');
  const counted = new RegExp(`^(?:${AND}|\\s*)${COUNT[language]} (?<thing>[^,;.?!]+)$`, 'u').exec(` ${said}`)
    ?.groups?.thing;
  if (!counted || MANNER_OF_MAKING.test(counted) || !/\p{L}{3}/u.test(counted)) return null;
  if (wordsOf(counted).length > MOST_WORDS) return null;
  if (findServices(counted, language).some(({ service }) => !FOOD_ITEMS.has(service))) return null;
  return counted;
}

/** The counted things in the words after a dish that the menu does not have: `, a beer and a pizza`. */
export function countedThings(words: string, language: AnswerLanguage): string[] {
  const things: string[] = [];
  let left = words.trim().replace(MANNERS, '');
  while (left !== '') {
    const next = left.slice(1).search(/\S/u) < 0 ? left.length : 1 + nextWishIn(left.slice(1), language);
    const thing = countedThing(left.slice(0, next), language);
    if (thing) things.push(thing);
    left = left.slice(next);
  }
  return things;
}

/** The one counted thing that a message wants and says nothing else about: `and some fries, please`. */
export const onlyThing = (said: string, language: AnswerLanguage): string | null => {
  const wish = said.replace(LEADING, '');
  return wish === said ? null : countedThing(wish, language);
};

const LEFT_OUT = new RegExp(
  `(?<!\\p{L})(?:${FOOD_LINES.leftOut}) (?:(?:${FOOD_LINES.dishArticles}) )?$`,
  'u',
);

/** Whether the words just before a dish's name leave it out: `salad without tomato` does not order tomato soup. */
export const leavesOut = (before: string): boolean => LEFT_OUT.test(before);

const ASKED_TO_ORDER = new RegExp(FOOD_LINES.askedToOrder, 'iu');
const wholeWords = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
const ORDERED_BEFORE = wholeWords(FOOD_LINES.orderedBefore);
const SUPPOSES = wholeWords(FOOD_LINES.supposes);

const ARTICLE = `(?:(?:${FOOD_LINES.dishArticles}|${FOOD_LINES.pluralArticles}) ?)`;
/** Words before an allergen, with the allergens before it: `allergic to nuts, the protein of milk and `. */
const BEFORE_ALLERGEN = new RegExp(
  `(?<!\\p{L})(?:${FOOD_LINES.allergicTo}) ${ARTICLE}?(?:[\\p{L}'-]+(?:,? (?:${FOOD_LINES.allergenJoins})|,| (?:${FOOD_LINES.allergenOf})) ${ARTICLE}?){0,8}$`,
  'u',
);
const AFTER_ALLERGEN = new RegExp(`^[ -](?:${FOOD_LINES.allergyAfter})(?!\\p{L})`, 'u');
const PLEASE = new RegExp(`^ (?:${FOOD_LINES.courtesies})(?!\\p{L})`, 'u');

/** Whether a mention of a dish only names what someone must not eat: `she is allergic to eggs`, `egg allergy`. */
export function isAllergen(said: string, { start, end }: Pick<DishMention, 'start' | 'end'>): boolean {
  const after = said.slice(end);
  return AFTER_ALLERGEN.test(after) || (BEFORE_ALLERGEN.test(said.slice(0, start)) && !PLEASE.test(after));
}

/** Whether a normalised text mentions an earlier order: `I ordered a burger an hour ago`. */
export const speaksOfEarlierOrder = (said: string): boolean => ORDERED_BEFORE.test(said);

/** Whether a normalised text only supposes an order: `if I have the burger, what do I pay`. */
export const supposesOrder = (said: string): boolean => SUPPOSES.test(said);

/** Whether the assistant's last message asked what to order. */
export function wasAskedWhat(context: TurnContext): boolean {
  const last = context.history.at(-2);
  return last?.from === 'ai' && /\?\s*$/u.test(last.text) && ASKED_TO_ORDER.test(last.text);
}
