import type { PlacedReason } from '@bellkey/shared/api';

/** A reason for tests: more towels for room 204 than allowed, so a person was asked for. */
export function reasonFixture(overrides: Partial<PlacedReason> = {}): PlacedReason {
  return {
    turnId: 't1',
    at: '2026-03-15T09:04:00.000Z',
    engine: 'embedded',
    handoff: 'quantity',
    refused: [{ tool: 'propose_request', what: 'towels', reason: 'over-limit' }],
    fallback: null,
    conversationId: 'c1',
    place: { id: 'p204', label: 'Room 204', kind: 'room' },
    ...overrides,
  };
}
