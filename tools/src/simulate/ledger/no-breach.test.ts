import { describe, expect, test } from '@jest/globals';
import type { DayRecord } from './day-record.ts';
import { checkDay } from './ledger.ts';
import { dayOf, minute, requestOf, slipped, step } from './testing/day-fixture.ts';

const broken = (record: DayRecord) =>
  checkDay(record).flatMap(({ findings }) => findings.map(({ rule, what }) => `${rule}: ${what}`));

describe('looks like a breach and is not one', () => {
  test.each<[name: string, DayRecord]>([
    [
      'a promise that passes while the guest is asked something',
      dayOf({
        requests: [requestOf({ steps: [step(0, 'new'), step(10, 'waiting_guest'), step(50, 'done')] })],
      }),
    ],
    [
      'an approval whose time passes',
      dayOf({ requests: [requestOf({ steps: [step(0, 'needs_approval'), step(50, 'declined')] })] }),
    ],
    [
      'a wake-up call, which has no other time',
      dayOf({ requests: [requestOf({ atItsTime: true, steps: [step(0, 'new'), step(50, 'done')] })] }),
    ],
    [
      'a promise of which the guest knows that no other time is named',
      dayOf({
        requests: [
          requestOf({
            promisedAt: minute(20),
            steps: [step(0, 'new'), slipped(18, 20, null), step(50, 'done')],
          }),
        ],
      }),
    ],
    [
      'an emergency that is called out every two minutes',
      dayOf({
        requests: [
          requestOf({
            priority: 'emergency',
            promisedAt: null,
            steps: [
              step(0, 'new'),
              step(1, 'new', { event: { kind: 'escalated', to: 'everyone' } }),
              step(3, 'new', { event: { kind: 'escalated', to: 'everyone' } }),
              step(4, 'done'),
            ],
          }),
        ],
      }),
    ],
    [
      'an escalation of the promise after one of the acceptance',
      dayOf({
        requests: [
          requestOf({
            promisedAt: null,
            steps: [
              step(0, 'new'),
              step(5, 'new', { event: { kind: 'escalated', to: 'department' } }),
              step(6, 'acknowledged'),
              step(40, 'acknowledged', { event: { kind: 'escalated', to: 'department' } }),
              step(50, 'done'),
            ],
          }),
        ],
      }),
    ],
  ])('%s', (_, record) => {
    expect(broken(record)).toEqual([]);
  });
});
