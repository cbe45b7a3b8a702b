import { describe, expect, test } from '@jest/globals';
import { measureKinds } from './measure-kinds.ts';

/** Of every kind at least so many lines are done or asked back, and at most so many lead to what they do not ask for. */
const LEAST_UNDERSTOOD: Readonly<Record<string, number>> = {
  told: 0.7,
  instead: 0.7,
  // What a guest lacks without a word for it is the hardest to read, and it is asked back.
  indirect: 0.6,
  quantity: 0.8,
  several: 0.75,
  dictated: 0.9,
  slang: 0.75,
  plain: 0.9,
};
const MOST_WRONG = 0.1;

describe('lines of the kinds that guests were misunderstood in', () => {
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
