import { momentOf } from '@bellkey/shared/wall-time';
import { describe, expect, test } from '@jest/globals';
import { requestClocks } from './request-clocks.ts';

const WAKE_UP = { kind: 'deliver', level: 'scheduled', requiredSlots: ['time'] } as const;
const TOWELS = { kind: 'deliver', level: 'delivery', requiredSlots: [] } as const;
const MASSAGE = { kind: 'book', level: 'booking', requiredSlots: ['date', 'time'] } as const;

const clocks = (
  service: { kind: 'deliver' | 'book'; level: string; requiredSlots: readonly string[] },
  said: Record<string, string>,
  now: string,
  timeZone = 'Europe/Lisbon',
) => {
  const details = Object.entries(said).map(([slot, value]) => ({ slot, value }));
  const { promisedAt, acknowledgeBy } = requestClocks(
    { key: 'any', departmentKey: 'any', ...service, requiredSlots: [...service.requiredSlots] },
    details,
    new Date(now),
    { kind: 'hotel', timeZone, policy: null },
  );
  return [promisedAt?.toISOString() ?? null, acknowledgeBy.toISOString()];
};

describe('the clocks of a request', () => {
  test('without a time are those of its service', () => {
    expect(clocks(TOWELS, {}, '2026-11-23T23:28:00Z')).toEqual([
      '2026-11-23T23:48:00.000Z',
      '2026-11-23T23:33:00.000Z',
    ]);
  });

  test('for a wake-up call are those of the next such time', () => {
    expect(clocks(WAKE_UP, { time: '06:30' }, '2026-11-23T23:28:00Z')).toEqual([
      '2026-11-24T06:30:00.000Z',
      '2026-11-24T06:00:00.000Z',
    ]);
  });

  test('name no moment when a part of the time was not understood', () => {
    const [promisedAt] = clocks(WAKE_UP, { time: '06:30', when: 'on our last day' }, '2026-11-23T23:28:00Z');
    expect(promisedAt).toBeNull();
  });

  test('leave the usual minutes to accept it when the time is near, and never more than there are', () => {
    expect(clocks(WAKE_UP, { time: '06:30' }, '2026-11-24T06:10:00Z')[1]).toBe('2026-11-24T06:15:00.000Z');
    expect(clocks(WAKE_UP, { time: '06:30' }, '2026-11-24T06:28:00Z')[1]).toBe('2026-11-24T06:30:00.000Z');
  });

  test('plan a time of either half of a named day for its usual or its first hour, and promise nothing', () => {
    const planned = (when: string, key = 'taxi', date?: string) =>
      requestClocks(
        { ...MASSAGE, key, departmentKey: 'any', requiredSlots: ['time'] },
        [...(date ? [{ slot: 'date', value: date }] : []), { slot: 'when', value: when }],
        new Date('2026-11-23T14:00:00Z'),
        { kind: 'hotel', timeZone: 'Europe/Lisbon', policy: null },
      );
    expect(planned('morgen um 7 Uhr', 'taxi', '2026-11-24')).toMatchObject({
      promisedAt: null,
      schedule: { kind: 'at', at: '2026-11-24T07:00:00.000Z' },
    });
    expect(planned('un taxi mañana a las 7 para el aeropuerto', 'taxi', '2026-11-24').schedule?.at).toBe(
      '2026-11-24T07:00:00.000Z',
    );
    expect(planned('tomorrow at 3').schedule?.at).toBe('2026-11-24T15:00:00.000Z');
    expect(planned('tomorrow after breakfast').schedule).toBeNull();
    expect(planned('tomorrow after breakfast').plan.remindAt).toBeDefined();
  });

  test('promise nothing for a service without its own time', () => {
    expect(clocks(TOWELS, { date: '2026-11-24', time: '07:00' }, '2026-11-23T23:28:00Z')).toEqual([
      null,
      '2026-11-24T06:30:00.000Z',
    ]);
    expect(clocks(TOWELS, { when: 'after breakfast' }, '2026-11-23T23:28:00Z')).toEqual([
      null,
      '2026-11-23T23:43:00.000Z',
    ]);
    expect(clocks(TOWELS, { date: '2026-11-24', when: 'morning' }, '2026-11-23T23:28:00Z')).toEqual([
      null,
      '2026-11-24T06:00:00.000Z',
    ]);
  });

  test('are none before the first day on which a time may be wanted that leaves open which', () => {
    const night = '2026-11-28T02:13:00Z';
    expect(clocks(TOWELS, { when: 'tomorrow at 3 pm' }, night)).toEqual([null, '2026-11-28T06:00:00.000Z']);
    // Nothing says which day this is, so that a person looks at it.
    expect(clocks(TOWELS, { when: 'when we are out' }, night)).toEqual([null, '2026-11-28T02:28:00.000Z']);
    expect(clocks(TOWELS, { when: 'tonight' }, night)).toEqual([null, '2026-11-28T02:28:00.000Z']);
  });

  test('promise no instant when the time is only the earliest or the latest', () => {
    for (const slot of ['from', 'until']) {
      expect(clocks(WAKE_UP, { [slot]: '06:30' }, '2026-11-23T23:28:00Z')[0]).toBeNull();
    }
    const { schedule } = requestClocks(
      { key: 'any', departmentKey: 'any', ...TOWELS, requiredSlots: [] },
      [{ slot: 'from', value: '14:00' }],
      new Date('2026-11-23T09:00:00Z'),
      { kind: 'hotel', timeZone: 'Europe/Lisbon', policy: null },
    );
    expect(schedule).toMatchObject({ kind: 'from', at: '2026-11-23T14:00:00.000Z' });
  });

  test('answer a booking within its own level, and do not promise its time', () => {
    expect(clocks(MASSAGE, { date: '2026-11-24', time: '15:00' }, '2026-11-23T10:00:00Z')).toEqual([
      null,
      '2026-11-23T12:00:00.000Z',
    ]);
  });

  test('promise nothing at a past time, or one that the clocks skip or show twice', () => {
    expect(clocks(WAKE_UP, { date: '2026-11-23', time: '07:00' }, '2026-11-23T10:00:00Z')[0]).toBeNull();
    expect(clocks(WAKE_UP, { date: '2026-03-29', time: '01:30' }, '2026-03-28T22:00:00Z')[0]).toBeNull();
    expect(clocks(WAKE_UP, { date: '2026-10-25', time: '01:30' }, '2026-10-24T20:00:00Z')[0]).toBeNull();
  });
});

test.each([
  ['2026-03-29', '07:00', 'Europe/Lisbon', '2026-03-29T06:00:00.000Z'],
  ['2026-10-25', '07:00', 'Europe/Lisbon', '2026-10-25T07:00:00.000Z'],
  ['2026-03-29', '01:30', 'Europe/Lisbon', undefined],
  ['2026-10-25', '01:30', 'Europe/Lisbon', undefined],
  ['2026-11-24', '07:00', 'Pacific/Auckland', '2026-11-23T18:00:00.000Z'],
  ['2026-11-24', '00:00', 'America/New_York', '2026-11-24T05:00:00.000Z'],
])('%s %s in %s of %s is one instant, or none', (day, time, timeZone, moment) => {
  expect(momentOf(day, time, timeZone)?.toISOString()).toBe(moment);
});
