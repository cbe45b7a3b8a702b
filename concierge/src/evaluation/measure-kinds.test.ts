import { describe, expect, test } from '@jest/globals';
import { measureKinds } from './measure-kinds.ts';

/**
 * For every kind, the minimum share of lines that are done or confirmed, and the maximum share that lead to something
 * else.
 */
const LEAST_UNDERSTOOD: Readonly<Record<string, number>> = {
  told: 0.7,
  instead: 0.7,
  // A need without a name is the hardest kind, and is confirmed.
  indirect: 0.6,
  quantity: 0.8,
  several: 0.75,
  dictated: 0.9,
  slang: 0.75,
  plain: 0.9,
};
const MOST_WRONG = 0.1;

describe('lines of the kinds that were misunderstood', () => {
  const figures = measureKinds();

  test('are at least twenty of each kind and language', () => {
    for (const { lines } of figures) expect(lines.length).toBeGreaterThanOrEqual(20);
  });

  test.each(figures.map((figure) => [figure.kind, figure.language, figure.lines] as const))(
    'are understood: %s, %s',
    (kind, _language, lines) => {
      const share = (...outcomes: string[]) =>
        lines.filter(({ outcome }) => outcomes.includes(outcome)).length / lines.length;
      expect(share('done', 'asked')).toBeGreaterThanOrEqual(LEAST_UNDERSTOOD[kind] ?? 1);
      expect(share('wrong')).toBeLessThanOrEqual(MOST_WRONG);
    },
  );
});
