import type { Conversation, GuestSession, Message, ServiceRequest } from '@bellkey/shared/api';

/** A conversation at the fictional Hotel Aurora, for this remote's tests. */
const room204 = { id: 'place-204', label: 'Room 204', kind: 'room' as const };

export const sampleSession: GuestSession = {
  property: {
    id: 'aurora',
    slug: 'aurora',
    name: 'Hotel Aurora',
    kind: 'hotel',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    languages: ['en', 'pt'],
    phone: '+351 210 000 000',
  },
  place: room204,
  assurance: 'L1',
  conversationId: 'conversation-1',
  expiresAt: '2096-03-16T12:00:00.000Z',
};

export function sampleConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: 'conversation-1',
    place: room204,
    state: 'ai_active',
    assignee: null,
    handoff: null,
    waitingSince: null,
    queuePosition: null,
    lastMessageAt: null,
    preview: null,
    unreadByStaff: 0,
    createdAt: '2026-03-15T14:00:00.000Z',
    ...change,
  };
}

export function sampleMessage(change: Partial<Message> = {}): Message {
  return {
    id: 'message-1',
    clientId: null,
    conversationId: 'conversation-1',
    sender: { kind: 'ai', name: null },
    body: 'Of course. Housekeeping has it.',
    parts: [],
    visibility: 'public',
    engine: 'embedded',
    turnId: null,
    createdAt: '2026-03-15T14:02:00.000Z',
    seenAt: null,
    ...change,
  };
}

export function sampleRequest(change: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    id: 'request-1',
    no: 12,
    service: 'towels',
    title: 'Towels',
    quantity: 2,
    note: null,
    place: room204,
    department: { key: 'housekeeping', name: 'Housekeeping' },
    state: 'new',
    priority: 'normal',
    source: 'ai',
    conversationId: 'conversation-1',
    assignee: null,
    createdAt: '2026-03-15T14:02:00.000Z',
    acknowledgeBy: '2026-03-15T14:07:00.000Z',
    promisedAt: '2026-03-15T14:22:00.000Z',
    acknowledgedAt: null,
    doneAt: null,
    steps: [],
    ...change,
  };
}
