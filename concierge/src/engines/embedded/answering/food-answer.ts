import type { TurnContext } from '../../../contract/contract.ts';
import { FOOD_SENTENCES } from '../../../dialogue/sentences/food-sentences.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { formatOrder } from '../../../policy/actions/format-order.ts';
import { MenuResult, OrderResult } from '../../../policy/actions/tool-results.ts';
import { distinctName } from '../../../understanding/food/find-dishes.ts';
import type { FoodAct, NearDish } from '../../../understanding/food/food-acts.ts';

const MOST_DISHES = 6;

const listed = (words: readonly string[]) => words.join('; ');

function menuAnswer(
  act: Extract<FoodAct, { kind: 'menu' }>,
  result: unknown,
  language: AnswerLanguage,
): string {
  const sentences = FOOD_SENTENCES[language];
  const found = MenuResult.safeParse(result);
  const items = found.success ? found.data.items.slice(0, MOST_DISHES) : [];
  if (items.length === 0) return sentences.none;
  const list = listed(
    items.map(({ name: item, price, state, served }) => {
      const dish = sentences.dish({ item, price });
      if (state === 'sold-out') return sentences.soldOut({ item: dish });
      return state === 'not-now' && served ? sentences.notNow({ item: dish, served }) : dish;
    }),
  );
  const [only] = items;
  if (act.filter.items.length === 1 && only) {
    const about = [only.description, only.diets.join(', ')].filter(Boolean).join('. ');
    return [`${list}. ${about}.`, ...(act.isSilent ? [sentences.silent] : [])].join(' ');
  }
  const byDiet: Readonly<Record<string, typeof sentences.menu | undefined>> = sentences.diet;
  const heading = (act.filter.diet && byDiet[act.filter.diet]) || sentences.menu;
  const total = found.success ? found.data.together : undefined;
  const listing = heading({ list: act.together && total ? sentences.together({ list, total }) : list });
  return act.isSilent ? `${listing} ${sentences.silent}` : listing;
}

function without({ item = '', reason = '', served, options }: OrderResult, language: AnswerLanguage): string {
  const sentences = FOOD_SENTENCES[language];
  if (reason === 'missing-option') return sentences.choose({ item, options: (options ?? []).join(', ') });
  const known =
    reason === 'sold-out' || reason === 'adults-only' || (reason === 'not-now' && served) ? reason : 'other';
  return sentences.without[known]({ item, from: served?.from ?? '', until: served?.until ?? '' });
}

function formatOrderLines(
  { lines = [], total = '' }: Pick<OrderResult, 'lines' | 'total'>,
  language: AnswerLanguage,
) {
  const sentences = FOOD_SENTENCES[language];
  if (lines.length === 0) return sentences.empty;
  const list = listed(lines.map(({ words }) => words));
  return `${sentences.inOrder({ list, total })} ${sentences.confirm}`;
}

function nameIn({ menu = [] }: TurnContext, id: string): string | [] {
  const item = menu.find((each) => each.id === id);
  return item ? distinctName(item, menu) : [];
}

function formatNear(near: readonly NearDish[], context: TurnContext, language: AnswerLanguage): string[] {
  return near.map(({ said, item }) =>
    FOOD_SENTENCES[language].near({ said, item: [nameIn(context, item)].flat().join('') }),
  );
}

/** The reply about menu and cart; null if the order could not be changed and a person has to look at it. */
export function foodAnswer(
  act: FoodAct,
  result: unknown,
  context: TurnContext,
  language: AnswerLanguage,
): string | null {
  const sentences = FOOD_SENTENCES[language];
  switch (act.kind) {
    case 'menu':
      return menuAnswer(act, result, language);
    case 'which-dish': {
      const names = act.items.flatMap((id) => nameIn(context, id));
      return sentences.which({ list: listed(names) });
    }
    case 'near':
      return formatNear(act.near, context, language).join(' ');
    case 'unknown': {
      const noSuch = act.unknown.map((said) => sentences.noSuch({ said }));
      return [
        ...noSuch,
        formatOrderLines(context.cart ? formatOrder(context.cart, language) : {}, language),
      ].join(' ');
    }
    case 'cart':
      return formatOrderLines(context.cart ? formatOrder(context.cart, language) : {}, language);
    case 'order': {
      const made = OrderResult.safeParse(result);
      if (!made.success) return null;
      if (made.data.outcome === 'refused') {
        const named = made.data.item !== undefined;
        return named ? without(made.data, language) : null;
      }
      const missing = (made.data.without ?? []).map((one) => without(one, language));
      const noSuch = [...act.near.map(({ said }) => said), ...act.unknown].map((said) =>
        sentences.noSuch({ said }),
      );
      return [...noSuch, ...missing, formatOrderLines(made.data, language)].join(' ');
    }
  }
}

/** The buttons under an answer about food: dishes to add, or options of a dish. */
export function foodChoices(
  act: FoodAct,
  result: unknown,
  context: TurnContext,
  language: AnswerLanguage,
): Array<{ label: string; text: string }> {
  const { add } = FOOD_SENTENCES[language];
  const choice = (name: string) => ({
    label: add.label({ item: name }).slice(0, 40),
    text: add.text({ item: name }),
  });
  if (act.kind === 'which-dish') {
    return act.items.flatMap((id) => nameIn(context, id)).map(choice);
  }
  if (act.kind === 'near') return act.near.flatMap(({ item }) => nameIn(context, item)).map(choice);
  if (act.kind === 'menu') {
    const found = MenuResult.safeParse(result);
    const items = found.success ? found.data.items.filter(({ state }) => state === 'available') : [];
    return items.slice(0, 4).map(({ name }) => choice(name));
  }
  const made = OrderResult.safeParse(result);
  const open = made.success ? [made.data, ...(made.data.without ?? [])] : [];
  const asked = open.find(({ reason }) => reason === 'missing-option');
  return (asked?.options ?? []).map((label) => ({ label: label.slice(0, 40), text: label }));
}
