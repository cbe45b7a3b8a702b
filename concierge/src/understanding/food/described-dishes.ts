import type { MenuItem } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { quantityBefore } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { cuesIn } from '../cues/cues.ts';
import { asOnMenus, stemsIn, stemsOf } from './find-dishes.ts';
import type { FoodAct } from './food-acts.ts';
import { FOOD_KINDS } from './food-talk.ts';
import { making } from './making.ts';
import { isAllergen, leavesOut, speaksOfEarlierOrder, wasAskedWhat } from './wishes.ts';

/** A dish that a guest describes, and where in the text its first word is. */
export interface DescribedDish {
  item: MenuItem;
  start: number;
  end: number;
}

/** The text of a dish that guests read, without allergens: an allergen may only be a trace. */
const writtenOf = ({ name, description }: MenuItem) => normalise(`${name}, ${description ?? ''}`);

/**
 * The dishes whose ingredients a normalised text names most, without their names: `the grilled fish`, `that thing with
 * the mushrooms`. The text has to say the kind of food, as fish or chicken: `a slice of lemon` is not sea bass with
 * lemon. Several dishes if it names as much of each.
 */
export function describedDishes(normalised: string, menu: readonly MenuItem[]): DescribedDish[] {
  const words = stemsIn(normalised).filter(({ start, end }) => {
    const before = normalised.slice(0, start);
    return !leavesOut(before) && !isAllergen(normalised, { start, end });
  });
  const described = menu.flatMap((item) => {
    const written = writtenOf(item);
    const stems = new Set(stemsOf(written));
    const kinds = FOOD_KINDS.filter(({ isMain, menu: has }) => isMain && has.test(written));
    const isKind = (word: string) => kinds.some(({ said }) => word.replace(said, '') === '');
    const said = words.filter((word) => isKind(word.text) || [...word.stems].some((one) => stems.has(one)));
    const [first] = said;
    const last = said.at(-1);
    return first && last && said.some(({ text }) => isKind(text))
      ? [{ item, start: first.start, end: last.end, count: said.length }]
      : [];
  });
  const most = Math.max(...described.map(({ count }) => count));
  return described.filter(({ count }) => count === most).map(({ count: _, ...dish }) => dish);
}

/** Services that a line may name together with a dish that it orders to the room. */
const ORDERED_WITH: ReadonlySet<string> = new Set(['roomService', 'minibar']);
/** With more matching dishes than this, the guest described none of them. */
const MOST_DESCRIBED = 4;

/**
 * What a line that only describes a dish wants of it, or which of several dishes it may mean; null if it describes
 * none.
 */
export function planDescribed(text: string, context: TurnContext, language: AnswerLanguage): FoodAct | null {
  const said = asOnMenus(normalise(text));
  const cues = cuesIn(said, language);
  const asksPrice = cues.has('price');
  const isWish = (cues.has('want') || wasAskedWhat(context)) && (said.includes('?') || !cues.has('ask'));
  if (!(asksPrice || isWish) || cues.has('cancel') || speaksOfEarlierOrder(said)) return null;
  if (findServices(said, language).some(({ service }) => !ORDERED_WITH.has(service))) return null;
  const described = describedDishes(said, context.menu ?? []);
  const [first, ...others] = described;
  if (!first || described.length > MOST_DESCRIBED) return null;
  const items = described.map(({ item }) => item.id);
  if (asksPrice) return { kind: 'menu', filter: { diet: null, course: null, items } };
  if (others.length > 0) return { kind: 'which-dish', items };
  const { item, start, end } = first;
  const quantity = quantityBefore(said, 0, start, end, language) ?? 1;
  const lines = [{ item: item.id, quantity, ...making(said.slice(end), item, language, text) }];
  return { kind: 'order', lines, near: [], unknown: [] };
}
