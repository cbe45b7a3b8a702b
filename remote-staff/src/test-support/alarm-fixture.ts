import type { Alarm } from '@bellkey/shared/api';

/** An alarm for tests: smoke in a room, raised at 09:00 UTC, taken by no one. */
export function alarmFixture(overrides: Partial<Alarm> = {}): Alarm {
  return {
    kind: 'fire',
    certainty: 'certain',
    words: 'there is smoke in my room',
    raisedAt: '2026-03-15T09:00:00.000Z',
    messageId: 'm-smoke',
    requestId: null,
    takenBy: null,
    takenAt: null,
    ...overrides,
  };
}
