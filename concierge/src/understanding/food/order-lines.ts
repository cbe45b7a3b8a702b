import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { ACT } from '../../meaning-model/thresholds.ts';
import { cuesIn } from '../cues/cues.ts';
import type { DishMention } from './find-dishes.ts';
import { FOOD_LINES } from './food-lines.ts';

const BARE_ORDER_WORDS = 6;
/** What may come before the first dish of an order without a verb: `hi, just the club sandwich`, not `translate sandwich`. */
const OPENING = new RegExp(`^(?:(?:${FOOD_LINES.openings})[\\s,.!]*)*$`, 'u');
/** What follows a dish that the guest does not order: `the burger was cold`. */
const SAID_OF_DISH = new RegExp(`^ (?:${FOOD_LINES.dishSaid})(?!\\p{L})`, 'u');
const PICKED = new RegExp(
  `(?:^|[.,;!]\\s*|(?<!\\p{L})(?:${FOOD_LINES.openings})\\s+)(?:${FOOD_LINES.picks})(?: (?:${FOOD_LINES.openings}))*\\s*$`,
  'u',
);
const CONTENTS_AFTER = new RegExp(`^ (?:${FOOD_LINES.asksContents})(?!\\p{L})`, 'u');
const CONTENTS_FIRST = new RegExp(
  `(?:^|[.,;!?¿]\\s*)(?:${FOOD_LINES.contentsFirst}) (?:(?:${FOOD_LINES.openings}) )*$`,
  'u',
);
const QUESTION_START = new RegExp(
  `^[^\\p{L}]*(?:(?:${FOOD_LINES.openings})[\\s,.!]+)*?(?:${FOOD_LINES.questionStarts})(?!\\p{L})`,
  'u',
);
const FURTHER_CLAUSE = /[,;.!?]\s+\p{L}/u;
const SENTENCE_END = /[.!?]/u;

/** The words before a dish that are not part of its name: `the ` of `the green salad`. */
function leadOf(said: string, { item, start }: DishMention): string {
  const own = new Set(wordsOf(normalise(item.name)));
  const lead = said.slice(0, start).trimEnd();
  const words = lead.split(' ');
  while (own.has(words.at(-1) ?? '')) words.pop();
  return words.length === 0 ? '' : `${words.join(' ')} `.trimStart();
}

/**
 * Whether a normalised line consists of little more than its dishes, and therefore orders them: `hi, just the green
 * salad`.
 */
export function isBareOrder(said: string, dishes: readonly DishMention[]): boolean {
  const [first] = dishes;
  if (!first || wordsOf(said).length > BARE_ORDER_WORDS + dishes.length * 2) return false;
  return OPENING.test(leadOf(said, first)) && !SAID_OF_DISH.test(said.slice(first.end));
}

/** Whether a guest chooses a dish, after considering others: `not fish.. ok, I'll go for the salad`. */
const isPicked = (said: string, dishes: readonly DishMention[]): boolean =>
  dishes.some((dish) => PICKED.test(leadOf(said, dish)) && !SAID_OF_DISH.test(said.slice(dish.end)));

/**
 * Whether a line orders its dishes without a word of wishing: it chooses one, or the meaning model classifies it as an
 * order, `starving. burger with fries, up to the room`. Questions and negated lines order nothing.
 */
export function ordersInOtherWords(
  said: string,
  dishes: readonly DishMention[],
  language: AnswerLanguage,
): boolean {
  const [first] = dishes;
  if (!first || said.includes('?') || cuesIn(said, language).has('price')) return false;
  if (isPicked(said, dishes)) return true;
  if (SAID_OF_DISH.test(said.slice(first.end))) return false;
  if (cuesIn(said.slice(0, first.start), language).has('negative')) return false;
  const [label] = readMeaning(said).labels;
  return label?.act === 'request' && label.target === 'roomService' && label.score >= ACT.named;
}

/** Whether a normalised line is a question by its first words, and says nothing else: `is the burger more than 15 euros`. */
export const isOnlyAsked = (said: string): boolean => QUESTION_START.test(said) && !FURTHER_CLAUSE.test(said);

/** Whether a line only asks for the ingredients of the first dish: `does the club have mustard? I can't eat it`. */
export function asksContents(said: string, dishes: readonly DishMention[]): boolean {
  const [first, ...others] = dishes;
  if (!first) return false;
  const rest = said.slice(first.end);
  const end = rest.search(SENTENCE_END);
  const asked = rest.slice(0, end + 1);
  const isFirst = CONTENTS_FIRST.test(leadOf(said, first)) && /\p{L}/u.test(asked);
  const asks = asked.endsWith('?') && (isFirst || CONTENTS_AFTER.test(asked));
  return asks && others.every((other) => other.start < first.end + end);
}
