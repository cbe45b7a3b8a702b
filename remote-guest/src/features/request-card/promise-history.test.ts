import { expect, test } from '@jest/globals';
import { sampleRequest } from '../../test-support/sample-conversation.ts';
import { promiseHistory } from './promise-history.ts';

const time = (instant: string) => instant.slice(11, 16);

test('a changed time is told as what it was: promised, asked for, or later than the new one', () => {
  const told = (to: string, promised?: boolean) =>
    promiseHistory(
      sampleRequest({
        promisedAt: `2026-03-15T${to}:00.000Z`,
        schedule: { kind: 'at', at: `2026-03-15T${to}:00.000Z`, every: null },
        promiseChange: {
          before: '2026-03-15T14:00:00.000Z',
          cause: 'staff',
          reason: 'We are busy.',
          promised,
          at: '2026-03-15T12:00:00.000Z',
        },
      }),
      time,
    );
  expect(told('15:00', false)).toEqual(['Planned for 15:00.', 'You asked for 14:00. We are busy.']);
  expect(told('15:00', true)).toEqual(['Planned for 15:00.', 'Was promised for 14:00. We are busy.']);
  expect(told('13:00', true)).toEqual([
    'Planned for 13:00.',
    'Brought forward: it was planned for 14:00. We are busy.',
  ]);
});
