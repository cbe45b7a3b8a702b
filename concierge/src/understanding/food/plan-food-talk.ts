import type { MenuItem } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { numberOf } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { asWritten } from '../../language/text/as-written.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { findDishes } from './find-dishes.ts';
import type { FoodAct } from './food-acts.ts';
import { COURSES, DIETS } from './food-cues.ts';
import { FOOD_LINES } from './food-lines.ts';
import { FOOD_KINDS, leftOut, spoken, without } from './food-talk.ts';
import { type RecentDishes, recentDishes } from './recent-dishes.ts';

const DRINKS = new RegExp(FOOD_LINES.drinkCategories, 'iu');
const ORDINALS = ['first', 'second', 'third'] as const;
/** More words after `without` are not a note. */
const NOTE_MAX_WORDS = 5;
/** A longer line says more than these phrases cover. */
const MOST_WORDS = 12;

const writtenOf = (item: MenuItem) =>
  normalise(
    [item.name, item.description, item.category.name, ...item.diets, ...item.allergens]
      .filter(Boolean)
      .join(', '),
  );

/** The kinds of food in a line, and the line without their words. */
function kindsIn(said: string) {
  let left = said;
  const kinds = FOOD_KINDS.filter((kind) => {
    const rest = left.replace(kind.said, ' ');
    const found = rest !== left;
    left = rest;
    return found;
  });
  return { kinds, left: left.replace(/ +/gu, ' ').trim() };
}

const bare = (said: string, language: AnswerLanguage) => without(said, 'small', language).left;

/** `Do you have anything with fish?`: the dishes whose menu text has that kind of food; null for any other line. */
function dishesOfKind(said: string, context: TurnContext, language: AnswerLanguage): FoodAct | null {
  const offers = without(said, 'offers', language);
  const asked = COURSES.reduce((text, [, course]) => text.replace(course, ' '), offers.left);
  const { kinds, left } = kindsIn(asked);
  if (!offers.found || kinds.length === 0 || bare(left, language) !== '') return null;
  const diet = DIETS.find(([, pattern]) => pattern.test(said))?.[0];
  if (diet && kinds.length === 1) return { kind: 'menu', filter: { diet, course: null, items: [] } };
  const all = (context.menu ?? []).filter((item) => kinds.every(({ menu }) => menu.test(writtenOf(item))));
  const plates = all.filter(({ category }) => !DRINKS.test(category.name));
  const found = plates.length > 0 && !DRINKS.test(said) ? plates : all;
  const items = found.map(({ id }) => id).slice(0, 10);
  return items.length > 0 ? { kind: 'menu', filter: { diet: null, course: null, items } } : null;
}

/** The quantity of a dish in the cart. */
const countOf = ({ id }: MenuItem, { cart }: TurnContext) =>
  cart?.lines.filter(({ itemId }) => itemId === id).reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

/** The cart lines that change how a dish is made: one removes it, one adds it again. */
export function remade(item: MenuItem, made: { note?: string; options?: string[] }, context: TurnContext) {
  const line = context.cart?.lines.findLast(({ itemId }) => itemId === item.id);
  const quantity = line?.quantity ?? 1;
  const groups = new Set(
    item.optionGroups
      .filter(({ choices }) => choices.some(({ name }) => made.options?.includes(name)))
      .map(({ id }) => id),
  );
  const kept = line?.options.filter(({ groupId }) => !groups.has(groupId)).map(({ name }) => name) ?? [];
  const note = [line?.note, made.note].filter(Boolean).join(', ') || null;
  const changed = { item: item.id, quantity, note, options: [...kept, ...(made.options ?? [])] };
  return line ? [{ item: item.id, quantity: 0, note: null, options: [] }, changed] : [changed];
}

const order = (lines: Extract<FoodAct, { kind: 'order' }>['lines']): FoodAct => ({
  kind: 'order',
  lines,
  near: [],
  unknown: [],
});

/** The act of a line that only names an option of a dish in the cart: `oat`, after a latte. */
function choiceInCart(said: string, context: TurnContext, language: AnswerLanguage): FoodAct | null {
  const words = new Set(wordsOf(bare(without(said, 'takes', language).left, language)));
  if (words.size === 0) return null;
  for (const line of [...(context.cart?.lines ?? [])].reverse()) {
    const item = context.menu?.find(({ id }) => id === line.itemId);
    const choices = item?.optionGroups.flatMap((group) => group.choices) ?? [];
    const meant = choices.filter(({ name }) => {
      const own = wordsOf(normalise(name));
      return [...words].every((word) => own.includes(word));
    });
    const [only] = meant;
    if (item && only && meant.length === 1) return order(remade(item, { options: [only.name] }, context));
  }
  return null;
}

/** The act of `without onions`, which changes the dish that was ordered last. */
function leavesOutOf(dish: MenuItem, text: string, context: TurnContext, language: AnswerLanguage) {
  const said = spoken(normalise(text));
  if (countOf(dish, context) === 0) return null;
  const out =
    leftOut(said, language) ?? leftOut(bare(without(said, 'takes', language).left, language), language);
  const what = out && bare(without(out.rest, 'takes', language).left, language);
  if (!out || !what || wordsOf(what).length > NOTE_MAX_WORDS) return null;
  if (findDishes(what, context.menu ?? []).length > 0 || findServices(what, language).length > 0) return null;
  if (wordsOf(what).some((word) => numberOf(word, language) !== null)) return null;
  return order(remade(dish, { note: asWritten(`${out.lead}${what}`, text) }, context));
}

/** Parses a line as words around dishes: what it refers to, and the rest that nothing explains. */
function read(said: string, language: AnswerLanguage) {
  let left = said;
  let hasPronoun = false;
  const has = (...keys: Parameters<typeof without>[1][]) =>
    keys.map((key) => {
      const { left: rest, found } = without(left, key, language);
      // `Take it off` contains its pronoun.
      hasPronoun ||= key === 'takesOff' && wordsOf(left).length > wordsOf(rest).length + 1;
      left = rest;
      return found;
    });
  const [contents = false, price = false] = has('contents', 'price');
  const places = ORDINALS.map((key) => has(key)[0]);
  const [last = false, both = false, more = false, off = false] = has('last', 'both', 'more', 'takesOff');
  const [changes = false, one = false, it = false, takes = false] = has('change', 'one', 'it', 'takes');
  const { kinds, left: rest } = kindsIn(left);
  const words = wordsOf(bare(rest, language));
  const counts = words.flatMap((word) => numberOf(word, language) ?? []);
  const place = places.indexOf(true);
  return {
    ...{ contents, price, last, both, more, off, takes, changes, one, kinds },
    it: it || hasPronoun,
    place: place < 0 ? null : place,
    count: counts[0] ?? null,
    isWhole: counts.length === words.length && counts.length < 2,
  };
}

/** The earlier dishes that a line refers to. */
function referred(line: ReturnType<typeof read>, { meant, named }: RecentDishes): readonly MenuItem[] {
  const at = line.last ? meant.at(-1) : line.place === null ? null : meant[line.place];
  if (at !== null) return at && meant.length > 1 ? [at] : [];
  return line.both && meant.length < 2 ? named.slice(0, 2) : meant;
}

function ofMeant(
  text: string,
  recent: RecentDishes,
  context: TurnContext,
  language: AnswerLanguage,
): FoodAct | null {
  const line = read(spoken(normalise(text)), language);
  const dishes = referred(line, recent);
  const [dish] = dishes;
  if (!line.isWhole || !dish) return null;
  const isPlaced = line.last || line.place !== null;
  const refers = line.it || line.both || isPlaced;
  const asks = line.price || line.contents || (line.kinds.length > 0 && (refers || text.includes('?')));
  const inCart = dishes.every((item) => countOf(item, context) > 0);
  if (asks) {
    if (line.price && inCart && line.count === null) return { kind: 'cart' };
    const filter = { diet: null, course: null, items: dishes.map(({ id }) => id) };
    const open = line.kinds.filter(({ menu }) => !dishes.some((item) => menu.test(writtenOf(item))));
    return { kind: 'menu', filter, isSilent: open.length > 0, together: line.both };
  }
  if (line.kinds.length > 0) return null;
  const had = countOf(dish, context);
  const lineOf = (item: MenuItem, quantity: number) => ({ item: item.id, quantity, note: null, options: [] });
  if (line.off) return inCart && (refers || line.one) ? order(dishes.map((item) => lineOf(item, 0))) : null;
  const wants = line.one || line.takes || line.changes || line.more || line.count !== null || isPlaced;
  if (!wants || !(refers || line.one || line.count !== null || (line.more && had > 0))) return null;
  if (line.both) return order(dishes.map((item) => lineOf(item, Math.max(countOf(item, context), 1))));
  if (dishes.length > 1) return { kind: 'which-dish', items: dishes.map(({ id }) => id) };
  const count = line.count ?? 1;
  return order([lineOf(dish, line.more ? had + count : count)]);
}

/**
 * What a line says about dishes that were just mentioned, without naming one: `what's in it`, `how much for both`, `the
 * second one`, `make it two`, `without onions`. Null if it says anything else, or no dish was mentioned.
 */
export function planFoodTalk(text: string, context: TurnContext, language: AnswerLanguage): FoodAct | null {
  if (!context.menu?.length) return null;
  const said = spoken(normalise(text));
  if (wordsOf(said).length > MOST_WORDS) return null;
  const recent = recentDishes(context);
  const [dish, ...others] = recent.meant;
  const about =
    dish &&
    ((others.length === 0 ? leavesOutOf(dish, text, context, language) : null) ??
      choiceInCart(said, context, language) ??
      ofMeant(text, recent, context, language));
  return about ?? dishesOfKind(said, context, language);
}
