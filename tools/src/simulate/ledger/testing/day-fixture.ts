import type { DayRecord, RecordedRequest, RecordedStep } from '../day-record.ts';

/** Eight in the morning of a day; moments of the fixture are minutes after it. */
export const BEGINS = Date.parse('2026-11-24T08:00:00Z');
export const minute = (count: number): number => BEGINS + count * 60_000;
const instant = (count: number) => new Date(minute(count)).toISOString();

/** A step of a request this many minutes after the start, by a person unless a clock did it. */
export const step = (
  at: number,
  state: RecordedStep['state'],
  rest: Partial<RecordedStep> = {},
): RecordedStep => ({
  state,
  at: minute(at),
  byKind: rest.event ? 'system' : 'staff',
  byName: null,
  reason: null,
  event: null,
  ...rest,
});

/** The clock's entry for a slipped promise, announced at one minute, from one time to another. */
export const slipped = (at: number, before: number, next: number | null): RecordedStep =>
  step(at, 'new', {
    event: { kind: 'slipped', before: instant(before), at: next === null ? null : instant(next) },
  });

/** Towels promised for minute 20, announced late at 18, and brought at 25. */
export const requestOf = (rest: Partial<RecordedRequest> = {}): RecordedRequest => ({
  id: 'r1',
  no: 41,
  title: 'Towels',
  place: 'Room 204',
  priority: 'normal',
  state: 'done',
  conversationId: 'c1',
  createdAt: minute(0),
  promisedAt: minute(30),
  atItsTime: false,
  steps: [
    step(0, 'new', { byKind: 'guest' }),
    step(4, 'new', { event: { kind: 'warned', to: 'department', at: instant(5) } }),
    slipped(18, 20, 30),
    step(19, 'acknowledged'),
    step(25, 'done'),
  ],
  ...rest,
});

/** A day without a breach. */
export const dayOf = (rest: Partial<DayRecord> = {}): DayRecord => ({
  begins: BEGINS,
  ends: minute(120),
  requests: [requestOf()],
  alarms: [
    {
      id: 'a1',
      place: 'Room 305',
      words: 'There is smoke!',
      raisedAt: minute(40),
      takenAt: minute(40) + 45_000,
      takenBy: 'Marta',
    },
  ],
  messages: [
    message('m1', 0, { senderKind: 'guest', clientId: 'line-1' }),
    message('m2', 0, { senderKind: 'ai', turnId: 't1', requestIds: ['r1'] }),
    message('m3', 18, { senderKind: 'system', requestIds: ['r1'] }),
    message('m4', 20, { senderKind: 'system', visibility: 'internal' }),
  ],
  turns: [{ id: 't1', conversationId: 'c1', state: 'done' }],
  deliveries: [{ key: 'event-9 alarm email member-1', state: 'sent' }],
  held: [
    { conversationId: 'c1', by: 'guest', messageIds: ['m1', 'm2', 'm3'], doubled: [] },
    { conversationId: 'c1', by: 'staff', messageIds: ['m1', 'm2', 'm3', 'm4'], doubled: [] },
  ],
  sent: [{ clientId: 'line-1', conversationId: 'c1' }],
  ...rest,
});

/** A message of the only conversation. */
export function message(
  id: string,
  at: number,
  rest: Partial<DayRecord['messages'][number]> = {},
): DayRecord['messages'][number] {
  return {
    id,
    conversationId: 'c1',
    clientId: null,
    senderKind: 'system',
    visibility: 'public',
    body: id,
    turnId: null,
    requestIds: [],
    at: minute(at),
    ...rest,
  };
}
