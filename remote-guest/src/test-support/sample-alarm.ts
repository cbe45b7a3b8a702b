import type { Alarm } from '@bellkey/shared/api';

/** Smoke in a room; not taken yet. */
export const smoke: Alarm = {
  kind: 'fire',
  certainty: 'certain',
  words: 'there is smoke in my room',
  raisedAt: '2026-03-15T14:02:00.000Z',
  messageId: 'm-smoke',
  requestId: 'request-9',
  takenBy: null,
  takenAt: null,
};
