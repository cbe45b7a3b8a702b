import { expect, test } from '@jest/globals';
import { sampleLine, sampleOrder } from '../../../test-support/sample-menu.ts';
import { orderChanges } from './order-changes.ts';

test('a changed order says by line what differs from what was confirmed, and the totals', () => {
  const soup = sampleLine({ quantity: 2 });
  const tart = sampleLine({ id: 'line-2', itemId: 'tart', name: 'Tart', unitCents: 350 });
  const before = sampleOrder({ lines: [soup, tart] });
  const after = sampleOrder({ lines: [{ ...soup, unitCents: 950 }, tart] });
  expect(orderChanges(before, after, { totalCents: '2250', 'line-2': 'sold-out' })).toMatchObject([
    { kind: 'price', dish: 'Tomato soup', before: 900, after: 950 },
    { kind: 'trouble', dish: 'Tart', trouble: 'sold-out' },
    { kind: 'total', before: 2150, after: 2250 },
  ]);
  expect(orderChanges(before, before)).toEqual([]);
});
