import { expect, test } from '@jest/globals';
import { parseQualityCard, qualityCard } from './quality-card.ts';

test('the card of the last run is read with its day', () => {
  expect(qualityCard.on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each([
  [
    'no day',
    '# T\n\nWritten by `npm run eval`.\n\n| Measure | Share | Cases | Target | Met |\n|---|---|---|---|---|',
  ],
  ['no table', '# T\n\nWritten by `npm run eval` on 2026-11-21.'],
  [
    'another table',
    '# T\n\nWritten by `npm run eval` on 2026-11-21.\n\n| what | how much |\n|---|---|\n| a | 1 |',
  ],
])('a card with %s stops the build', (_, markdown) => {
  expect(() => parseQualityCard(markdown)).toThrow('is not as `npm run eval` writes it');
});
