import { describe, expect, test } from '@jest/globals';
import { understand } from './understand.ts';

describe('of two things in German, French or Italian', () => {
  test.each([
    ['keine Handtücher, nur Shampoo bitte', 'towels', 'toiletries'],
    ['keine Kissen, aber zwei Decken bitte', 'pillows', 'blankets'],
    ["pas d'oreillers, mais deux couvertures", 'pillows', 'blankets'],
    ['non il cuscino, la coperta!', 'pillows', 'blankets'],
  ])('one is refused and the other wanted: %s', (line, unwanted, wanted) => {
    expect(understand(line, 'en')).toMatchObject([
      { kind: 'decline', item: unwanted },
      { kind: 'request', item: wanted },
    ]);
  });

  test('a thing that has run out is wanted, too', () => {
    expect(understand('kein Klopapier mehr, und zwei Handtücher', 'en')).toMatchObject([
      { kind: 'request', item: 'toiletPaper' },
      { kind: 'request', item: 'towels', quantity: 2 },
    ]);
  });
});
