import type { Conversation, Message } from '@bellkey/shared/api';

/** A conversation for tests: Room 204, the assistant answers, nothing unread. */
export function conversationFixture(overrides: Partial<Conversation> = {}): Conversation {
  return {
    id: 'c1',
    place: { id: 'p204', label: 'Room 204', kind: 'room' },
    state: 'ai_active',
    assignee: null,
    handoff: null,
    waitingSince: null,
    queuePosition: null,
    lastMessageAt: '2026-03-15T09:00:00.000Z',
    preview: 'Could we have two more towels please?',
    unreadByStaff: 0,
    createdAt: '2026-03-15T08:59:00.000Z',
    ...overrides,
  };
}

/** A guest's message for tests. */
export function messageFixture(overrides: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    clientId: 'client-1',
    conversationId: 'c1',
    sender: { kind: 'guest', name: null },
    body: 'Could we have two more towels please?',
    parts: [],
    visibility: 'public',
    engine: null,
    turnId: null,
    createdAt: '2026-03-15T09:00:00.000Z',
    seenAt: null,
    ...overrides,
  };
}
