import type { MenuItem } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { normalise } from '../../language/text/normalise.ts';
import { findDishes } from './find-dishes.ts';

/** Dishes that guest and assistant mentioned. */
export interface RecentDishes {
  /** The dishes that a pronoun means: those of the last exchange about food. */
  meant: MenuItem[];
  /** The dishes that the guest named, latest first. */
  named: MenuItem[];
}

/** Number of messages before this line that are searched. */
const MOST_MESSAGES = 8;
const MOST_NAMED = 4;

const distinct = (items: readonly MenuItem[]) => [...new Set(items)];

/** The dishes that an answer names, in its order. Of an order, only the dish that was added last. */
function told(answer: string, menu: readonly MenuItem[]): MenuItem[] {
  const text = normalise(answer);
  const found = menu
    .map((item) => ({ item, at: text.indexOf(normalise(item.name)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
  return /\d × /u.test(answer) ? found.slice(-1) : found;
}

/** The dishes that guest and assistant mentioned last and that are on the menu. */
export function recentDishes({ history, menu: dishes = [] }: TurnContext): RecentDishes {
  const before = history.slice(0, -1).slice(-MOST_MESSAGES).reverse();
  const named = before.flatMap(({ from, text }) =>
    from === 'guest'
      ? findDishes(normalise(text), dishes)
          .filter(({ certain }) => certain)
          .map(({ item }) => item)
          .reverse()
      : [],
  );
  let answer: MenuItem[] = [];
  for (const { from, text } of before) {
    if (from === 'ai') {
      answer = answer.length > 0 ? answer : told(text, dishes);
      continue;
    }
    if (from !== 'guest') continue;
    const own = findDishes(normalise(text), dishes).filter(({ certain }) => certain);
    const meant = own.length > 0 ? own.map(({ item }) => item) : answer;
    if (meant.length > 0) return { meant: distinct(meant), named: distinct(named).slice(0, MOST_NAMED) };
  }
  return { meant: [], named: [] };
}
