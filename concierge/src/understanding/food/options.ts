import type { MenuItem } from '@bellkey/shared/api';
import { z } from 'zod';
import several from '../../../data/several/dish-options.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import type { DishMention } from './find-dishes.ts';

const Words = z.array(z.string().min(1)).min(1);
const { joins, articles } = loadData(
  'dish-options',
  z.strictObject({
    /** Between a dish and its option, in all languages: `with the side salad`. */
    joins: Words,
    articles: Words,
  }),
  { several },
).several;
const JOINED = new RegExp(`^[ ,]*(?:${joins.join('|')})(?: (?:${articles.join('|')}))? `, 'u');

/**
 * The choices of a dish that the words after it name, by their complete name or by a last word that only one of them
 * has.
 */
export function optionsIn(after: string, item: MenuItem): string[] {
  const own = wordsOf(normalise(item.description));
  return item.optionGroups.flatMap(({ choices }) => {
    const whole = choices.filter(({ name }) => after.includes(normalise(name)));
    if (whole.length > 0 || !JOINED.test(after)) return whole.map(({ name }) => name);
    const said = new Set(wordsOf(after.replace(JOINED, '')).slice(0, 3));
    const last = ({ name }: { name: string }) => wordsOf(normalise(name)).at(-1) ?? '';
    const byLast = choices.filter((choice) => said.has(last(choice)) && !own.includes(last(choice)));
    return byLast.length === 1 ? byLast.map(({ name }) => name) : [];
  });
}

/** The mentioned dishes, except options of the dish before: `the burger with the side salad` does not order a salad. */
export function withoutOptions(said: string, mentions: readonly DishMention[]): DishMention[] {
  const kept: DishMention[] = [];
  for (const mention of mentions) {
    const before = kept.at(-1);
    const between = before ? said.slice(before.end, mention.start) : '';
    const rest = between.replace(JOINED, '');
    const named = ` with ${rest}${said.slice(mention.start, mention.end)}`;
    const isOption =
      before && JOINED.test(between) && wordsOf(rest).length <= 1 && optionsIn(named, before.item)[0];
    if (!isOption) kept.push(mention);
  }
  return kept;
}
