import type { ServiceRequest } from '@bellkey/shared/api';

/** A request for tests: two towels to Room 204, asked at 09:00 UTC, promised for 09:20. */
export function requestFixture(overrides: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    id: 'r1',
    no: 41,
    service: 'towels',
    title: 'Towels',
    quantity: 2,
    note: null,
    place: { id: 'p204', label: 'Room 204', kind: 'room' },
    department: { key: 'housekeeping', name: 'Housekeeping' },
    state: 'new',
    priority: 'normal',
    source: 'ai',
    conversationId: 'c1',
    assignee: null,
    createdAt: '2026-03-15T09:00:00.000Z',
    acknowledgeBy: '2026-03-15T09:05:00.000Z',
    promisedAt: '2026-03-15T09:20:00.000Z',
    acknowledgedAt: null,
    doneAt: null,
    steps: [
      { state: 'new', at: '2026-03-15T09:00:00.000Z', by: { kind: 'guest', name: null }, reason: null },
    ],
    ...overrides,
  };
}
