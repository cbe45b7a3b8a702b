import { expect, test } from '@jest/globals';
import { formatReasons } from './reason-messages.ts';

test.each([
  ['item-2', 'order-time', 'Not done: an order for a later time is for a person to arrange.'],
  ['towels', 'over-limit', 'Not done (towels): more than may be promised without a person.'],
  ['late-check-out', 'some-new_code', 'Not done (late check out): some new code.'],
])('a refusal of %s for %s is told in words', (what, reason, text) => {
  const told = formatReasons({
    handoff: 'order-time',
    fallback: null,
    refused: [{ tool: 'order', what, reason }],
  });
  expect(told).toEqual(['The guest wants an order for a later time.', text]);
});
