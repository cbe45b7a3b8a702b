import { describe, expect, test } from '@jest/globals';
import type { DayRecord } from './day-record.ts';
import { drawDay } from './draw-day.ts';
import { formatLedger } from './format-ledger.ts';
import { checkDay } from './ledger.ts';
import { dayOf, message, minute, requestOf, slipped, step } from './testing/day-fixture.ts';

const broken = (record: DayRecord) =>
  checkDay(record).flatMap(({ findings }) => findings.map(({ rule, what }) => `${rule}: ${what}`));

test('a day without a breach has no finding', () => {
  expect(broken(dayOf())).toEqual([]);
  expect(checkDay(dayOf()).map(({ rule }) => rule)).toEqual([
    'ends',
    'promises',
    'alarms',
    'once',
    'messages',
    'answers',
  ]);
});

describe('every rule finds its breach', () => {
  const steps = requestOf().steps;
  const withSteps = (...own: typeof steps) => dayOf({ requests: [requestOf({ steps: own })] });
  const screens = (messageIds: string[], doubled: string[] = []) =>
    dayOf({ held: [{ conversationId: 'c1', by: 'guest', messageIds, doubled }] });
  const [alarm] = dayOf().alarms;
  if (!alarm) throw new Error('The fixture has no alarm');

  test.each<[name: string, DayRecord, finding: string]>([
    [
      'a request without an end',
      dayOf({ requests: [requestOf({ state: 'acknowledged', promisedAt: null })] }),
      'ends: #41 Towels is still acknowledged',
    ],
    [
      'a promise that passed in silence',
      dayOf({ requests: [requestOf({ steps: [step(0, 'new'), step(50, 'done')] })] }),
      'promises: #41 Towels: 08:30 passed, and the guest was not told',
    ],
    [
      'a second time that passed in silence',
      withSteps(step(0, 'new'), slipped(18, 20, 30), step(50, 'done')),
      'promises: #41 Towels: 08:30 passed, and the guest was not told',
    ],
    [
      'a slip that was told too late',
      dayOf({
        requests: [requestOf({ steps: [step(0, 'new'), slipped(21, 20, 30), step(25, 'done')] })],
        messages: [...dayOf().messages, message('m5', 21, { requestIds: ['r1'] })],
        held: [],
      }),
      'promises: #41 Towels: the guest was told of the slip after it had passed',
    ],
    [
      'a slip without a line to the guest',
      dayOf({ messages: dayOf().messages.filter(({ id }) => id !== 'm3'), held: [] }),
      'promises: #41 Towels: the guest was told of the slip in no line',
    ],
    [
      'an alarm that was taken late',
      dayOf({ alarms: [{ ...alarm, takenAt: minute(42) }] }),
      'alarms: “There is smoke!”, Room 305 by Marta after 120 s',
    ],
    [
      'an alarm that no one took',
      dayOf({ alarms: [{ ...alarm, takenAt: null, takenBy: null }] }),
      'alarms: “There is smoke!”, Room 305 by no one after – s',
    ],
    [
      'a slip that was told twice',
      dayOf({
        requests: [
          requestOf({ steps: [step(0, 'new'), slipped(18, 20, 30), slipped(18, 20, 30), step(25, 'done')] }),
        ],
      }),
      'once: #41 Towels: slipped',
    ],
    [
      'an escalation that was called out twice',
      withSteps(
        step(0, 'new'),
        step(5, 'new', { event: { kind: 'escalated', to: 'department' } }),
        step(6, 'new', { event: { kind: 'escalated', to: 'department' } }),
        step(9, 'done'),
      ),
      'once: #41 Towels: escalated department twice',
    ],
    [
      'a request that was closed twice',
      withSteps(
        step(0, 'done'),
        step(9, 'closed', { byKind: 'system' }),
        step(9, 'closed', { byKind: 'system' }),
      ),
      'once: #41 Towels: moved to closed twice',
    ],
    [
      'an answer that was given twice',
      dayOf({
        messages: [...dayOf().messages, message('m5', 1, { senderKind: 'ai', turnId: 't1' })],
        held: [],
      }),
      'once: the answer t1 was given twice',
    ],
    [
      'a notification that was planned twice',
      dayOf({ deliveries: [...dayOf().deliveries, ...dayOf().deliveries] }),
      'once: a notification was planned twice: event-9 alarm email member-1',
    ],
    [
      'a line that was lost',
      dayOf({ sent: [{ clientId: 'line-2', conversationId: 'c1' }] }),
      'messages: the line line-2 of a guest is kept 0 times',
    ],
    [
      'a line that was kept twice',
      dayOf({
        messages: [...dayOf().messages, message('m5', 0, { senderKind: 'guest', clientId: 'line-1' })],
        held: [],
      }),
      'messages: the line line-1 of a guest is kept 2 times',
    ],
    [
      'a screen that lacks a message',
      screens(['m1', 'm2']),
      'messages: the guest’s screen of c1 lacks 1 messages, has 0 that are not kept, and 0 twice',
    ],
    [
      'a guest’s screen with a note of the staff',
      screens(['m1', 'm2', 'm3', 'm4']),
      'messages: the guest’s screen of c1 lacks 0 messages, has 1 that are not kept, and 0 twice',
    ],
    [
      'a message that came twice',
      screens(['m1', 'm2', 'm3'], ['m2']),
      'messages: the guest’s screen of c1 lacks 0 messages, has 0 that are not kept, and 1 twice',
    ],
    [
      'an answer that is owed still',
      dayOf({ turns: [{ id: 't1', conversationId: 'c1', state: 'pending' }] }),
      'answers: the answer t1 is still pending',
    ],
  ])('%s', (_, record, finding) => {
    expect(broken(record)).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
  });
});

test('the ledger shows each rule with its number of checks, and the history of a request in breach', () => {
  const record = dayOf({ requests: [requestOf({ steps: [step(0, 'new'), step(50, 'done')] })] });
  const text = formatLedger(record, checkDay(record));
  expect(text).toContain('1 requests: 1 done, 0 declined, 0 cancelled, 0 expired');
  expect(text).toContain('**1 broken**');
  expect(text).toContain(
    '    Room 204, promised 08:30:00\n    08:00:00 new by staff\n    08:50:00 done by staff',
  );
});

test('the picture shows open requests, slips and alarms', () => {
  const svg = drawDay(dayOf());
  expect(svg).toContain('Requests open: at most 1');
  expect(svg).toContain('promise slipped: 1');
  expect(svg.match(/>▼</g)).toHaveLength(1);
  expect(svg).toContain('>08:00</text>');
});
