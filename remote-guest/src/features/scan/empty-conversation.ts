import { type Arrival, arrivingId } from '../../conversation/arrival.ts';
import type { ResolvedPlace } from './scan-state.ts';

/** The conversation before its first message. @param now milliseconds since 1970 */
export function emptyConversation({ property, place }: ResolvedPlace, now: number): Arrival['snapshot'] {
  const id = arrivingId(property.id);
  const at = new Date(now).toISOString();
  return {
    session: { property, place, assurance: 'L1', conversationId: id, expiresAt: at },
    conversation: {
      id,
      place,
      state: 'ai_active',
      assignee: null,
      handoff: null,
      waitingSince: null,
      queuePosition: null,
      lastMessageAt: null,
      preview: null,
      unreadByStaff: 0,
      createdAt: at,
    },
    messages: [],
    requests: [],
    orders: [],
    starters: [],
    cursor: '',
  };
}
