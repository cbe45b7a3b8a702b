import { expect, test } from '@jest/globals';
import { figureOf, qualityCard, readQualityCard } from './quality-card.ts';

test('the card of the last run is read with its day, and every figure with its cases', () => {
  expect(qualityCard.on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(qualityCard.figures.length).toBeGreaterThan(5);
  for (const { share, cases } of qualityCard.figures) {
    expect(share).toMatch(/^(?:0|100|\d+\.\d)\u00a0%$/);
    expect(cases).toMatch(/^\d+ of \d+$/);
  }
});

test('a measure is found by its name, and one that is not there is a mistake', () => {
  expect(figureOf(qualityCard, 'Must-escalate recall').cases).toMatch(/ of /);
  expect(() => figureOf(qualityCard, 'Guests made happy')).toThrow('no measure “Guests made happy”');
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
  expect(() => readQualityCard(markdown)).toThrow('is not as `npm run eval` writes it');
});
