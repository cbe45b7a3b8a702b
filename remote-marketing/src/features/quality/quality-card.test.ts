import { expect, test } from '@jest/globals';
import { parseQualityCard, qualityCard } from './quality-card.ts';

test('the card is parsed with the day of its blind round', () => {
  expect(qualityCard.on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each([
  [
    'no day',
    '# T\n\n| Asked | Turns | Correct | Acceptable | Wrong | Dangerous |\n|---|---|---|---|---|---|',
  ],
  ['no table', '# T\n\nOn 2026-11-21 the concierge was asked once.'],
  [
    'another table',
    '# T\n\nOn 2026-11-21 the concierge was asked once.\n\n| what | how much |\n|---|---|\n| a | 1 |',
  ],
])('a card with %s stops the build', (_, markdown) => {
  expect(() => parseQualityCard(markdown)).toThrow('does not have the format of `npm run eval`');
});
