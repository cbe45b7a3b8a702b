import { USUAL_CHOICES } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { notificationsMessages } from '../../../../messages/compiled/notifications/en.ts';
import type { Occasion } from '../occasions/occasion.ts';
import type { Receiver } from './load-receivers.ts';
import { MAX_A_MINUTE, MAX_WEBHOOK_A_MINUTE, type Planning, planDeliveries } from './plan-deliveries.ts';
import { isQuiet, storeQuietHours, viewQuietHours } from './quiet-hours.ts';

const now = new Date('2026-11-24T14:00:20Z');
const housekeeper = {
  id: 'ana',
  name: 'Ana',
  role: 'staff',
  departments: ['housekeeping'],
  onDuty: true,
} as const;

const receiver = (change: Partial<Receiver> = {}): Receiver => ({
  choices: USUAL_CHOICES,
  quiet: { quietFrom: null, quietUntil: null },
  devices: ['phone', 'tablet'],
  email: 'ana@hotel.example',
  isLooking: false,
  recent: { push: { alarms: 0, others: 0 }, email: { alarms: 0, others: 0 } },
  ...change,
});

const recentPushes = (others: number, alarms = 0): Receiver['recent'] => ({
  push: { alarms, others },
  email: { alarms: 0, others: 0 },
});

const planning = (who: Receiver): Planning => ({
  property: { id: 'aurora', name: 'Hotel Aurora', timeZone: 'Europe/Lisbon' },
  receivers: {
    people: new Map([['ana', who]]),
    webhook: { kinds: ['request', 'alarm'], recent: { alarms: 0, others: 0 } },
  },
  texts: notificationsMessages,
  now,
  hasMail: true,
});

const occasion = (index: number, change: Partial<Occasion> = {}): Occasion => ({
  source: `request:${index}:1`,
  kind: 'request',
  heading: 'request',
  people: [housekeeper],
  at: now,
  subject: 'Room 204',
  what: 'Towels',
  quantity: 3,
  dueAt: new Date('2026-11-24T14:20:00Z'),
  requestId: `${index}`,
  ...change,
});

describe('Deliveries', () => {
  test('for 1,000 requests in a minute are ten messages and one that counts the rest, on each device and the webhook', () => {
    const rows = planDeliveries(
      Array.from({ length: 1000 }, (_, index) => occasion(index)),
      planning(receiver()),
    );
    for (const target of ['phone', 'tablet', 'webhook']) {
      const own = rows.filter((row) => row.target === target);
      const limit = target === 'webhook' ? MAX_WEBHOOK_A_MINUTE : MAX_A_MINUTE;
      expect(own).toHaveLength(limit + 1);
      expect(own.at(-1)).toMatchObject({
        kind: 'summary',
        payload: { count: 1000 - limit },
        dueAt: new Date('2026-11-24T14:01:00Z'),
      });
    }
  });

  test('count notifications of the minute before', () => {
    const rows = planDeliveries([occasion(1)], planning(receiver({ recent: recentPushes(MAX_A_MINUTE) })));
    expect(rows.filter(({ channel }) => channel === 'push').map(({ kind }) => kind)).toEqual([
      'summary',
      'summary',
    ]);
  });

  test('let an alarm through when requests are summarised', () => {
    const alarm = occasion(0, { kind: 'alarm', heading: 'alarm', what: 'fire', dueAt: null, quantity: null });
    const busy = receiver({ recent: recentPushes(MAX_A_MINUTE + 5) });
    const [first] = planDeliveries([alarm], planning(busy));
    expect(first).toMatchObject({ kind: 'alarm', payload: { title: 'Alarm', body: 'Room 204 · fire' } });
  });

  test('an alarm behind a flood of requests comes through on every way, and requests behind alarms do', () => {
    const alarm = (index: number) => occasion(index, { kind: 'alarm', heading: 'alarm', what: 'fire' });
    const flood = Array.from({ length: 1000 }, (_, index) => occasion(index));
    const behind = planDeliveries([...flood, alarm(1000)], planning(receiver()));
    expect(behind.filter(({ kind }) => kind === 'alarm').map(({ target }) => target)).toEqual([
      'phone',
      'tablet',
      'ana',
      'webhook',
    ]);
    const alarms = Array.from({ length: MAX_A_MINUTE + 1 }, (_, index) => alarm(index));
    const after = planDeliveries([...alarms, occasion(50)], planning(receiver()));
    expect(after.filter(({ kind }) => kind === 'request').map(({ target }) => target)).toEqual([
      'phone',
      'tablet',
      'webhook',
    ]);
    const before = planDeliveries([occasion(51)], planning(receiver({ recent: recentPushes(0, 20) })));
    expect(before.filter(({ kind }) => kind === 'summary')).toEqual([]);
  });

  test('contain what is needed in a corridor, and stay short whatever the names', () => {
    const [row] = planDeliveries([occasion(1)], planning(receiver()));
    expect(row?.payload.body).toBe('Room 204 · Towels ×3 · due 14:20');
    const long = occasion(1, { subject: 'R'.repeat(900), what: '🛎'.repeat(900) });
    const [clipped] = planDeliveries([long], planning(receiver()));
    expect(Buffer.byteLength(JSON.stringify(clipped?.payload))).toBeLessThan(2048);
  });

  test('e-mail waits for ten minutes when a device is notified first', () => {
    const alarm = occasion(0, { kind: 'alarm', heading: 'alarm' });
    const email = (who: Receiver) =>
      planDeliveries([alarm], planning(who)).find(({ channel }) => channel === 'email');
    expect(email(receiver())).toMatchObject({
      dueAt: new Date('2026-11-24T14:10:20Z'),
      payload: { unlessSeen: true },
    });
    expect(email(receiver({ devices: [] }))).toMatchObject({ dueAt: now });
    expect(email(receiver({ email: null }))).toBeUndefined();
  });
});

describe('Quiet hours', () => {
  const night = storeQuietHours({ from: '22:00', until: '07:00' });

  test.each([
    ['2026-11-24T21:59:00Z', false],
    ['2026-11-24T22:00:00Z', true],
    ['2026-11-25T06:59:00Z', true],
    ['2026-11-25T07:00:00Z', false],
    // In summer, Lisbon is an hour ahead.
    ['2026-07-24T21:30:00Z', true],
  ])('that go past midnight, at %s: %p', (at, quiet) => {
    expect(isQuiet(night, new Date(at), 'Europe/Lisbon')).toBe(quiet);
  });

  test('are shown as chosen, and none are never quiet', () => {
    expect(viewQuietHours(night)).toEqual({ from: '22:00', until: '07:00' });
    expect(isQuiet(storeQuietHours(null), now, 'Europe/Lisbon')).toBe(false);
  });
});
