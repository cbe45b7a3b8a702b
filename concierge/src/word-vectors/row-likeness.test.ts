import { describe, expect, test } from '@jest/globals';
import { RowLikeness } from './row-likeness.ts';

const ROWS = [
  'Telescope. A telescope on a tripod, set up in the field at night',
  'Storm lantern. An oil lamp for the unlit paths',
  'Fish cleaning. The kitchen guts, scales and fillets what guests have caught',
  'Sewing machine. For mending clothes and curtains',
];

const best = (text: string): number => {
  const likeness = new RowLikeness(ROWS).to(text);
  return likeness.indexOf(Math.max(...likeness));
};

describe('the row that is most similar to a text', () => {
  test.each([
    ['is there something to look at saturn and the planets with', 0],
    ['the path to our door is dark, have you got some kind of candle or torch', 1],
    ['can the cook take the bones out of our trout', 2],
    ['i need a needle and thread, my trousers are ripped', 3],
  ])('%s', (text, row) => expect(best(text)).toBe(row));

  test('does not exist for a text without a word that has a vector', () => {
    expect(new RowLikeness(ROWS).to('zzzqx')).toEqual([0, 0, 0, 0]);
    expect(new RowLikeness(ROWS).to('')).toEqual([0, 0, 0, 0]);
  });

  test('does not exist without rows', () => expect(new RowLikeness().to('telescope')).toEqual([]));
});

test('a word that fits every row equally well does not count', () => {
  const rows = new RowLikeness(['boat trip', 'boat dinner']);
  expect(rows.to('boat').every((likeness) => likeness < 0.01)).toBe(true);
});
