import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { wordsOf } from '../../language/text/normalise.ts';
import { FOOD_LINES } from './food-lines.ts';

const Phrases = z.array(z.string().min(1)).min(1);
const COUNTS = loadAnswerData('dish-counts', z.strictObject({ counts: Phrases, measures: Phrases }));

/** A word that counts a dish, or precedes it; one that only measures (`a bit of`) does not count. */
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
/** `one without cheese` is another way to make the dish before it. */
const MANNER_OF_MAKING = new RegExp(`^(?:${FOOD_LINES.making}|${FOOD_LINES.makingFor})(?!\\p{L})`, 'u');
/** Longer phrases are not names of things. */
const MOST_WORDS = 5;

/**
 * Where in the words after a dish the next thing begins that is wished for: `without mayo| and two lattes`. What
 * follows `one without bacon` is still how the dish is made.
 */
export function nextWishIn(after: string, language: AnswerLanguage): number {
  const next = new RegExp(`${AND}(?=${COUNT[language]}(?: (?!(?:${FOOD_LINES.making})(?!\\p{L}))|$))`, 'u');
  return next.exec(after)?.index ?? after.length;
}

/** The name of a counted thing that words consist of, `a beer`; null when they are something else. */
export function countedThing(words: string, language: AnswerLanguage): string | null {
  const said = words.trim().replace(MANNERS, '').replace(TO_THE_PLACE, '');
  const counted = new RegExp(`^(?:${AND}|\\s*)${COUNT[language]} (?<thing>[^,;.?!]+)$`, 'u').exec(` ${said}`)
    ?.groups?.thing;
  if (!counted || MANNER_OF_MAKING.test(counted) || !/\p{L}{3}/u.test(counted)) return null;
  if (wordsOf(counted).length > MOST_WORDS || findServices(counted, language).length > 0) return null;
  return counted;
}

/** A message that wishes for one counted thing and says nothing else: `and some fries, please`. */
export const onlyThing = (said: string, language: AnswerLanguage): string | null => {
  const wish = said.replace(LEADING, '');
  return wish === said ? null : countedThing(wish, language);
};

const LEFT_OUT = new RegExp(
  `(?<!\\p{L})(?:${FOOD_LINES.leftOut}) (?:(?:${FOOD_LINES.dishArticles}) )?$`,
  'u',
);

/** Whether words just before a dish's name leave it out: `salad without tomato` orders no tomato soup. */
export const leavesOut = (before: string): boolean => LEFT_OUT.test(before);
