import type {
  Conversation,
  LiveEvent,
  Message,
  OperationOutput,
  Order,
  ServiceRequest,
} from '@bellkey/shared/api';

export type ConversationSnapshot = OperationOutput<'GET /api/guest/conversation'>;

/** An answer while it is being written. */
export interface LiveReply {
  turnId: string;
  /** What the assistant is doing, as text; null before it is known. */
  step: string | null;
  text: string;
  /** Time of its last event, in milliseconds since 1970. */
  lastAt: number;
}

/** State of the open conversation. */
export interface ConversationState {
  conversation: Conversation;
  /** Oldest first. */
  messages: readonly Message[];
  requests: ReadonlyMap<string, ServiceRequest>;
  /** The cart and the orders, without discarded ones. */
  orders: ReadonlyMap<string, Order>;
  starters: ConversationSnapshot['starters'];
  replies: ReadonlyMap<string, LiveReply>;
  /** Turns whose answer is complete, or has a gap: later pieces of them are not shown. */
  settledTurns: ReadonlySet<string>;
  /** Seen times of messages that have not arrived yet. */
  seenEarly: ReadonlyMap<string, string>;
}

/** An answer without events for this long is no longer shown as being written. */
export const REPLY_EXPIRY_MS = 45_000;

/** The state of a conversation as the API's answer gives it. */
export function openConversation(snapshot: ConversationSnapshot): ConversationState {
  const empty: ConversationState = {
    conversation: snapshot.conversation,
    messages: [],
    requests: new Map(),
    orders: new Map(),
    starters: snapshot.starters,
    replies: new Map(),
    settledTurns: new Set(),
    seenEarly: new Map(),
  };
  return refreshConversation(empty, snapshot);
}

/** Merges a newer snapshot. Stream events that arrived meanwhile stay. */
export function refreshConversation(
  state: ConversationState,
  snapshot: ConversationSnapshot,
): ConversationState {
  const start: ConversationState = {
    ...state,
    conversation: snapshot.conversation,
    starters: snapshot.starters,
  };
  const withMessages = snapshot.messages.reduce(withMessage, start);
  const withRequests = snapshot.requests.reduce(withRequest, withMessages);
  return (snapshot.orders ?? []).reduce(withOrder, withRequests);
}

/**
 * Applies one event. Any event may arrive twice, late, or before its subject; the result is the same, and the same
 * object is returned when nothing changed.
 *
 * @param now milliseconds since 1970
 */
export function applyEvent(state: ConversationState, event: LiveEvent, now: number): ConversationState {
  switch (event.type) {
    case 'message.created':
      return withMessage(state, event.message);
    case 'message.seen':
      return event.conversationId === state.conversation.id
        ? withSeen(state, event.messageIds, event.at)
        : state;
    case 'request.created':
    case 'request.updated':
      return withRequest(state, event.request);
    case 'order.updated':
      return withOrder(state, event.order);
    case 'conversation.updated':
      return event.conversation.id === state.conversation.id
        ? { ...state, conversation: event.conversation }
        : state;
    case 'reply.step':
      return withReply(state, event, (reply) => ({ ...reply, step: event.step, lastAt: now }), now);
    case 'reply.delta':
      return withReply(
        state,
        event,
        (reply) => ({ ...reply, text: reply.text + event.text, lastAt: now }),
        now,
      );
    case 'reply.ended':
      return event.conversationId === state.conversation.id ? settleTurn(state, event.turnId) : state;
    default:
      // A newer API may send unknown events.
      return state;
  }
}

/** The stream broke: pieces of answers are missing, so their text is not shown; the whole answer will come. */
export function loseStream(state: ConversationState): ConversationState {
  return [...state.replies.keys()].reduce(settleTurn, state);
}

/** Drops answers without recent events. */
export function expireReplies(state: ConversationState, now: number): ConversationState {
  const silent = [...state.replies.values()].filter((reply) => now - reply.lastAt >= REPLY_EXPIRY_MS);
  return silent.reduce((next, reply) => settleTurn(next, reply.turnId), state);
}

/** Whether a message refers to an unknown request: then an event was missed, and everything is reloaded. */
export function hasGap(state: ConversationState): boolean {
  return state.messages.some((message) =>
    message.parts.some((part) => part.kind === 'request' && !state.requests.has(part.requestId)),
  );
}

function withMessage(state: ConversationState, incoming: Message): ConversationState {
  // Internal notes never belong on a guest's screen, whatever a server sends.
  if (incoming.conversationId !== state.conversation.id || incoming.visibility !== 'public') return state;
  const known = state.messages.find((message) => message.id === incoming.id);
  const seenAt = incoming.seenAt ?? known?.seenAt ?? state.seenEarly.get(incoming.id) ?? null;
  if (known && known.seenAt === seenAt) return settleTurn(state, incoming.turnId);
  const message = { ...incoming, seenAt };
  const messages = known
    ? state.messages.map((other) => (other.id === message.id ? message : other))
    : insertByTime(state.messages, message);
  return settleTurn({ ...state, messages }, message.turnId);
}

function insertByTime(messages: readonly Message[], message: Message): readonly Message[] {
  const at = Date.parse(message.createdAt);
  const after = messages.findLastIndex((other) => Date.parse(other.createdAt) <= at);
  return [...messages.slice(0, after + 1), message, ...messages.slice(after + 1)];
}

function withSeen(state: ConversationState, ids: readonly string[], at: string): ConversationState {
  const unseen = new Set(
    state.messages.filter((message) => ids.includes(message.id) && !message.seenAt).map(({ id }) => id),
  );
  const early = ids.filter((id) => !state.messages.some((message) => message.id === id));
  if (unseen.size === 0 && early.every((id) => state.seenEarly.has(id))) return state;
  return {
    ...state,
    messages: state.messages.map((message) =>
      unseen.has(message.id) ? { ...message, seenAt: at } : message,
    ),
    seenEarly: new Map([...state.seenEarly, ...early.map((id) => [id, at] as const)]),
  };
}

function withRequest(state: ConversationState, request: ServiceRequest): ConversationState {
  if (request.conversationId !== null && request.conversationId !== state.conversation.id) return state;
  const known = state.requests.get(request.id);
  // Every change adds a step, so the one with fewer steps is older, and late.
  if (known && known.steps.length > request.steps.length) return state;
  return { ...state, requests: new Map(state.requests).set(request.id, request) };
}

function withOrder(state: ConversationState, order: Order): ConversationState {
  if (order.conversationId !== state.conversation.id) return state;
  const orders = new Map(state.orders);
  if (order.state === 'discarded') orders.delete(order.id);
  // An order is final: a cart that arrives after it is older, and late.
  else if (orders.get(order.id)?.state === 'submitted' && order.state === 'draft') return state;
  else orders.set(order.id, order);
  return { ...state, orders };
}

function withReply(
  state: ConversationState,
  { conversationId, turnId }: { conversationId: string; turnId: string },
  change: (reply: LiveReply) => LiveReply,
  now: number,
): ConversationState {
  if (conversationId !== state.conversation.id || state.settledTurns.has(turnId)) return state;
  const reply = state.replies.get(turnId) ?? { turnId, step: null, text: '', lastAt: now };
  return { ...state, replies: new Map(state.replies).set(turnId, change(reply)) };
}

function settleTurn(state: ConversationState, turnId: string | null): ConversationState {
  if (turnId === null || state.settledTurns.has(turnId)) return state;
  const replies = new Map(state.replies);
  replies.delete(turnId);
  return { ...state, replies, settledTurns: new Set(state.settledTurns).add(turnId) };
}
