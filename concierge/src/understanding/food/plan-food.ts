import type { TurnContext } from '../../contract/contract.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { quantityBefore } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { cuesIn } from '../cues/cues.ts';
import { offeredFor } from '../services/requested-service.ts';
import { planDescribed } from './described-dishes.ts';
import { asOnMenus, type DishMention, findDishes, foodWordsIn } from './find-dishes.ts';
import type { FoodAct, MenuFilter } from './food-acts.ts';
import { COURSES, DIETS, FOOD_CUES } from './food-cues.ts';
import { putsInstead, putsRight } from './food-talk.ts';
import { making } from './making.ts';
import { withoutOptions } from './options.ts';
import { asksContents, isBareOrder, isOnlyAsked, ordersInOtherWords } from './order-lines.ts';
import { isDropped, removedDishes } from './removed-dishes.ts';
import {
  countedThings,
  isAllergen,
  leavesOut,
  nextWishIn,
  onlyThing,
  speaksOfEarlierOrder,
  supposesOrder,
  wasAskedWhat,
} from './wishes.ts';

const ABOUT_FOOD: ReadonlySet<string> = new Set(['roomService', 'restaurant']);
/** Whether the word means the property's free item rather than a dish: bottled water that housekeeping brings. */
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

/** The answer to “which one for the eggs”: an option of the dish that the assistant has just asked about. */
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

/** What a message wants from the menu or the cart; null if it is about something else. */
export function planFood(text: string, context: TurnContext, language: AnswerLanguage): FoodAct | null {
  const menu = context.menu ?? [];
  if (menu.length === 0) return null;
  const said = asOnMenus(normalise(text));
  const cues = cuesIn(said, language);
  const food = FOOD_CUES[language];
  const open = (context.cart?.lines.length ?? 0) > 0;
  // `She is allergic to eggs` does not order any.
  const found = findDishes(said, menu).filter((mention) => !isAllergen(said, mention));
  const named = withoutOptions(said, found);
  // Drops dishes after a negation: `not the tuna, the club`. Keeps a first dish that is the only one, or one of the cart.
  const all = named.filter(({ start }, index) => {
    const mayLeaveOut = index > 0 || (named.length > 1 && !open);
    return !mayLeaveOut || !leavesOut(said.slice(named[index - 1]?.end ?? 0, start));
  });
  const services = all.filter((mention) => isRatherService(mention, said, context, language));
  const dishes = services.length === all.length ? [] : all;

  if (dishes.length === 0) {
    const choice = answersChoice(said, context, language);
    if (choice) return choice;
    // With an open cart, short messages are about it, unless they name another service of the property.
    const aboutCart = open && findServices(said, language).every(({ service }) => ABOUT_FOOD.has(service));
    if (aboutCart && (food.cart.test(said) || food.finish.test(said) || food.remove.test(said)))
      return { kind: 'cart' };
    const thing = aboutCart && all.length === 0 ? onlyThing(said, language) : null;
    if (thing) return { kind: 'unknown', unknown: [thing] };
    // `Fish please, and a bottle of water` describes a dish next to what is brought for free.
    const undescribed = all.reduceRight(
      (left, { start, end }) => left.slice(0, start) + left.slice(end),
      said,
    );
    const described = planDescribed(all.length === 0 ? text : undescribed, context, language);
    if (described) return described;
    return all.length === 0 && food.menu.test(said) && !cues.has('cancel')
      ? { kind: 'menu', filter: filterOf(said, []) }
      : null;
  }
  const removes = open && (food.remove.test(said) || dishes.some((dish) => isDropped(said, dish, food)));
  const supposes = supposesOrder(said);
  const isQuestion = isOnlyAsked(said);
  const asks = isQuestion || said.includes('?') || cues.has('ask') || cues.has('price') || supposes;
  const counted = dishes.some(({ start, end }) => quantityBefore(said, 0, start, end, language) !== null);
  // `Y que sean dos sopas` corrects the number of a soup in the cart.
  const recounts = counted && !said.includes('?') && putsRight(said, language) && isInCart(dishes, context);
  const wishes = (cues.has('want') && !asksContents(said, dishes)) || wasAskedWhat(context);
  const wants =
    !supposes && !isQuestion && (wishes || removes || recounts || ordersInOtherWords(said, dishes, language));
  const bare = isBareOrder(said, dishes);
  if (speaksOfEarlierOrder(said) && !cues.has('want')) return null;
  // `Take the wine off`, when there is none in the order.
  const off = food.remove.exec(said)?.[0] ?? '';
  if (!open && dishes.every(({ item }) => foodWordsIn(off, item))) return { kind: 'cart' };
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
  const removed = removes ? removedDishes(said, dishes, food) : new Set();
  const lines = dishes.flatMap((dish, index) => {
    const { item, start, end, otherKind } = dish;
    const before = dishes[index - 1]?.end ?? 0;
    const between = said.slice(end, dishes[index + 1]?.start ?? said.length);
    const after = between.slice(0, nextWishIn(between, language));
    if (!removes) unknown.push(...countedThings(between.slice(after.length), language));
    if (otherKind && !removes) return [];
    const quantity = quantityBefore(said, before, start, end, language) ?? 1;
    const had = context.cart?.lines.find(({ itemId }) => itemId === item.id)?.quantity ?? 0;
    const more = food.another.test(said.slice(before, start)) ? had + quantity : quantity;
    return [
      { item: item.id, quantity: removed.has(dish) ? 0 : more, ...making(after, item, language, text) },
    ];
  });
  const replaced = removes ? [] : replacedDish(said, lines, context, language);
  return { kind: 'order', lines: [...replaced, ...lines], near, unknown };
}

const isInCart = (dishes: readonly DishMention[], { cart }: TurnContext): boolean =>
  dishes.every(({ item }) => cart?.lines.some(({ itemId }) => itemId === item.id));

/** The dish of the cart that other dishes replace: `no, the salad instead`. */
function replacedDish(
  said: string,
  lines: ReadonlyArray<{ item: string }>,
  context: TurnContext,
  language: AnswerLanguage,
): Array<{ item: string; quantity: number; note: null; options: string[] }> {
  const last = context.cart?.lines.at(-1)?.itemId;
  if (!last || !putsInstead(said, language) || lines.some(({ item }) => item === last)) return [];
  return [{ item: last, quantity: 0, note: null, options: [] }];
}
