import type { MenuItem } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { quantityBefore } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { cuesIn } from '../cues/cues.ts';
import { offeredFor } from '../services/requested-service.ts';
import { type DishMention, findDishes, withMilk } from './find-dishes.ts';
import { COURSES, DIETS, FOOD_CUES } from './food-cues.ts';
import { FOOD_LINES } from './food-lines.ts';
import { countedThing, leavesOut, nextWishIn, onlyThing } from './wishes.ts';

/** Which dishes a guest asks about. */
export interface MenuFilter {
  diet: string | null;
  course: string | null;
  /** Dishes that were named. */
  items: string[];
}

/** Something that a guest asked for and the menu does not have, with the closest dish. */
export interface NearDish {
  said: string;
  item: string;
}

/** What a message does with menu and cart. */
export type FoodAct =
  | { kind: 'menu'; filter: MenuFilter }
  | {
      kind: 'order';
      lines: Array<{ item: string; quantity: number; note: string | null; options: string[] }>;
      /** Also asked for, but the menu has another kind of it. */
      near: NearDish[];
      /** Also asked for, but not on the menu. */
      unknown: string[];
    }
  | { kind: 'unknown'; unknown: string[] }
  | { kind: 'near'; near: NearDish[] }
  | { kind: 'which-dish'; items: string[] }
  | { kind: 'cart' };

const ABOUT_FOOD: ReadonlySet<string> = new Set(['roomService', 'restaurant']);
const BARE_ORDER_WORDS = 6;
/** What may come before the first dish of an order without a verb: `hi, just the club sandwich`, not `translate sandwich`. */
const OPENING = new RegExp(`^(?:(?:${FOOD_LINES.openings})[\\s,.!]*)*$`, 'u');
const NOTE_MAX_CHARS = 60;
/** Before what someone must not eat. */
const ALLERGIC_TO = new RegExp(
  `(?<!\\p{L})(?:${FOOD_LINES.allergicTo}) (?:(?:${FOOD_LINES.dishArticles}|${FOOD_LINES.pluralArticles}) )?(?:\\p{L}+ (?:${FOOD_LINES.allergenJoins}) )?$`,
  'u',
);
/** Parts of a note that do not say how a dish is made. */
const MANNERS = new RegExp(
  `(?<![\\p{L}])(?:${FOOD_LINES.courtesies}|${FOOD_LINES.toMyRoom})(?![\\p{L}])`,
  'gu',
);
const NOTE_END = new RegExp(`[\\s.,;!?]+(?:${FOOD_LINES.noteJoins})?[\\s.,;!?]*$`, 'u');
const ASKED_TO_ORDER = new RegExp(FOOD_LINES.askedToOrder, 'iu');

/** How a dish is wanted, from the words after it: `no mayo`, and the menu's own choices. */
function making(after: string, item: MenuItem, language: AnswerLanguage) {
  const options = item.optionGroups
    .flatMap((group) => group.choices)
    .filter(({ name }) => normalise(after).includes(normalise(name)))
    .map(({ name }) => name);
  const special = FOOD_CUES[language].without.exec(after);
  const note = special ? after.slice(special.index) : '';
  const said = note.replace(MANNERS, '').replace(/\s+/g, ' ').replace(NOTE_END, '').trim();
  const plain = wordsOf(said).filter((word) => !options.some((option) => normalise(option).includes(word)));
  return { options, note: plain.length > 1 ? said.slice(0, NOTE_MAX_CHARS) : null };
}

/** Whether the word rather means the property's free item: bottled water brought by housekeeping. */
function isRatherService(mention: DishMention, text: string, context: TurnContext, language: AnswerLanguage) {
  if (context.place.kind !== 'room' || context.cart?.lines.length) return false;
  return findServices(text, language).some(
    ({ service, start, end }) =>
      service !== 'roomService' &&
      service !== 'restaurant' &&
      start < mention.end &&
      mention.start < end &&
      offeredFor(service, context.services) !== null,
  );
}

function filterOf(text: string, items: string[]): MenuFilter {
  return {
    diet: DIETS.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
    course: COURSES.find(([, said]) => said.test(text))?.[0].source ?? null,
    items,
  };
}

/** Whether the last thing that the assistant did was to ask what to order. */
function wasAskedWhat(context: TurnContext): boolean {
  const last = context.history.at(-2);
  return last?.from === 'ai' && /\?\s*$/u.test(last.text) && ASKED_TO_ORDER.test(last.text);
}

/** The answer to "which one for the eggs": a choice of the dish that the assistant has just asked about. */
function answersChoice(said: string, context: TurnContext, language: AnswerLanguage): FoodAct | null {
  const last = context.history.at(-2);
  if (last?.from !== 'ai' || !last.text.includes('?')) return null;
  const question = normalise(last.text);
  for (const item of context.menu ?? []) {
    if (!question.includes(normalise(item.name))) continue;
    const choices = item.optionGroups.flatMap((group) => group.choices.map(({ name }) => name));
    const chosen = choices.filter((name) => said.includes(normalise(name)));
    if (chosen.length === 0) continue;
    const asked = normalise(context.history.at(-3)?.text ?? '');
    const named = findDishes(asked, [item])[0];
    const quantity = named ? quantityBefore(asked, 0, named.start, named.end, language) : null;
    return {
      kind: 'order',
      lines: [{ item: item.id, quantity: quantity ?? 1, note: null, options: chosen }],
      near: [],
      unknown: [],
    };
  }
  return null;
}

/** What a message wants of menu and cart; null when it is about something else. */
export function planFood(text: string, context: TurnContext, language: AnswerLanguage): FoodAct | null {
  const menu = context.menu ?? [];
  if (menu.length === 0) return null;
  const said = withMilk(normalise(text));
  const cues = cuesIn(said, language);
  const food = FOOD_CUES[language];
  const open = (context.cart?.lines.length ?? 0) > 0;
  // `She is allergic to eggs` orders none.
  const named = findDishes(said, menu).filter(({ start }) => !ALLERGIC_TO.test(said.slice(0, start)));
  const all = named.filter(
    ({ start }, index) => index === 0 || !leavesOut(said.slice(named[index - 1]?.end, start)),
  );
  const services = all.filter((mention) => isRatherService(mention, said, context, language));
  const dishes = services.length === all.length ? [] : all;

  if (dishes.length === 0) {
    const choice = answersChoice(said, context, language);
    if (choice) return choice;
    // Once a cart is open, short words are about it, unless they name another service of the property.
    const aboutCart = open && findServices(said, language).every(({ service }) => ABOUT_FOOD.has(service));
    if (aboutCart && (food.cart.test(said) || food.finish.test(said) || food.remove.test(said)))
      return { kind: 'cart' };
    const thing = aboutCart && all.length === 0 ? onlyThing(said, language) : null;
    if (thing) return { kind: 'unknown', unknown: [thing] };
    return all.length === 0 && food.menu.test(said) && !cues.has('cancel')
      ? { kind: 'menu', filter: filterOf(said, []) }
      : null;
  }
  const removes = food.remove.test(said) && open;
  const asks = said.includes('?') || cues.has('ask') || cues.has('price');
  const wants = cues.has('want') || removes || wasAskedWhat(context);
  const counted = dishes.some(({ start, end }) => quantityBefore(said, 0, start, end, language) !== null);
  const bare =
    wordsOf(said).length <= BARE_ORDER_WORDS + dishes.length * 2 &&
    OPENING.test(said.slice(0, dishes[0]?.start));
  const orders = wants ? !(cues.has('price') && !counted) : !asks && (counted || bare || open);
  if (!orders)
    return asks
      ? {
          kind: 'menu',
          filter: filterOf(
            said,
            dishes.map(({ item }) => item.id),
          ),
        }
      : null;

  const unsure = dishes.filter(({ certain }) => !certain);
  if (unsure.length > 1 && unsure.length === dishes.length) {
    return { kind: 'which-dish', items: unsure.map(({ item }) => item.id) };
  }
  const near = dishes.flatMap(({ item, otherKind }) =>
    otherKind && !removes ? [{ said: otherKind, item: item.id }] : [],
  );
  if (near.length === dishes.length) return { kind: 'near', near };
  const unknown: string[] = [];
  const lines = dishes.flatMap(({ item, start, end, otherKind }, index) => {
    const before = dishes[index - 1]?.end ?? 0;
    const between = said.slice(end, dishes[index + 1]?.start ?? said.length);
    const after = between.slice(0, nextWishIn(between, language));
    const thing = removes ? null : countedThing(between.slice(after.length), language);
    if (thing) unknown.push(thing);
    if (otherKind && !removes) return [];
    const quantity = quantityBefore(said, before, start, end, language) ?? 1;
    const had = context.cart?.lines.find(({ itemId }) => itemId === item.id)?.quantity ?? 0;
    const more = food.another.test(said.slice(before, start)) ? had + quantity : quantity;
    return [{ item: item.id, quantity: removes ? 0 : more, ...making(after, item, language) }];
  });
  return { kind: 'order', lines, near, unknown };
}
