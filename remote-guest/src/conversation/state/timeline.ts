import type { Message, Order, ServiceRequest } from '@bellkey/shared/api';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import type { ConversationState, LiveReply } from './conversation-state.ts';

/** One entry of the log, from the top. */
export type TimelineItem =
  | { kind: 'day'; key: string; label: string }
  | {
      kind: 'message';
      key: string;
      message: Message;
      /** First of several by the same sender: only this one names them. */
      first: boolean;
      /** Whether its choices can still be selected: no later message. */
      choosable: boolean;
      /** Only the guest's last message shows its delivery state. */
      receipt: 'sent' | 'seen' | null;
    }
  | { kind: 'request'; key: string; request: ServiceRequest }
  | { kind: 'order'; key: string; order: Order }
  | { kind: 'unsent'; key: string; entry: OutboxEntry }
  | { kind: 'reply'; key: string; reply: LiveReply };

/** Messages of one sender with more time between them are shown separately. */
const UTTERANCE_GAP_MS = 5 * 60_000;

/** Merges messages, request cards, unsent messages and answers being written into one order. */
export function timeline(
  state: ConversationState,
  unsent: readonly OutboxEntry[],
  clock: PropertyClock,
  now: number,
): TimelineItem[] {
  const arrived = new Set(state.messages.flatMap(({ clientId }) => clientId ?? []));
  const waiting = unsent.filter(({ clientId }) => !arrived.has(clientId));
  const lastOwn = state.messages.findLast(({ sender }) => sender.kind === 'guest');
  const items: TimelineItem[] = [];
  const placed = new Set<string>();
  let day = '';
  let previous: Message | null = null;

  const enter = (instant: string | number) => {
    const key = clock.dayKey(instant);
    if (key === day) return;
    day = key;
    previous = null;
    items.push({ kind: 'day', key: `day-${key}`, label: clock.day(instant, now) });
  };
  const card = (request: ServiceRequest) => {
    placed.add(request.id);
    items.push({ kind: 'request', key: `request-${request.id}`, request });
    previous = null;
  };

  // A cart is shown once, under the latest message about it.
  const lastMentions = new Map(
    state.messages.flatMap(({ id, parts }) =>
      parts.flatMap((part) => (part.kind === 'order' ? [[part.orderId, id] as const] : [])),
    ),
  );
  const loose = looseRequests(state);
  for (const message of state.messages) {
    while (loose[0] && loose[0].createdAt < message.createdAt) {
      const request = loose.shift();
      if (!request) break;
      enter(request.createdAt);
      card(request);
    }
    enter(message.createdAt);
    items.push({
      kind: 'message',
      key: message.clientId ?? message.id,
      message,
      first: !continues(previous, message),
      choosable: message === state.messages.at(-1) && waiting.length === 0,
      receipt: message === lastOwn && waiting.length === 0 ? (message.seenAt ? 'seen' : 'sent') : null,
    });
    previous = message;
    for (const [id, at] of lastMentions) {
      const order = at === message.id ? state.orders.get(id) : undefined;
      if (order) items.push({ kind: 'order', key: `order-${id}`, order });
    }
    for (const part of message.parts) {
      const request = part.kind === 'request' ? state.requests.get(part.requestId) : undefined;
      if (request && !placed.has(request.id)) card(request);
    }
  }
  for (const request of loose) {
    enter(request.createdAt);
    card(request);
  }
  for (const entry of waiting) {
    enter(entry.writtenAt);
    items.push({ kind: 'unsent', key: entry.clientId, entry });
  }
  for (const reply of state.replies.values()) {
    items.push({ kind: 'reply', key: `reply-${reply.turnId}`, reply });
  }
  return items;
}

/** Requests without a message (raised by staff), oldest first; those of an answer still being written wait for it. */
function looseRequests(state: ConversationState): ServiceRequest[] {
  const spoken = new Set(
    state.messages.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'request' ? part.requestId : [])),
    ),
  );
  return [...state.requests.values()]
    .filter(({ id, source }) => !spoken.has(id) && !(source === 'ai' && state.replies.size > 0))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function continues(previous: Message | null, message: Message): boolean {
  return (
    previous !== null &&
    previous.sender.kind === message.sender.kind &&
    previous.sender.name === message.sender.name &&
    Date.parse(message.createdAt) - Date.parse(previous.createdAt) < UTTERANCE_GAP_MS
  );
}
