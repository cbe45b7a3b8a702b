import type { GuestSession } from '@bellkey/shared/api';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { clearInformation } from '../kept-information/kept-information.ts';
import { clearOrders } from './clear-typed.ts';
import type { ConversationSnapshot, ConversationState } from './state/conversation-state.ts';

const KEY = 'bellkey:conversation-copy';
/** Raised when the copy's shape changes: an older copy is then dropped instead of misread. */
const VERSION = 1;
const MAX_MESSAGES = 60;

/** The conversation as last loaded on this device, for reading and writing while the API is unreachable. */
export interface ConversationCopy {
  session: GuestSession;
  snapshot: ConversationSnapshot;
  /** Milliseconds since 1970. */
  at: number;
}

/** Saves the conversation for the time without a connection. */
export function saveCopy(
  storage: DurableStorage,
  session: GuestSession,
  state: ConversationState,
  at: number,
): void {
  const snapshot: ConversationSnapshot = {
    conversation: state.conversation,
    messages: state.messages.slice(-MAX_MESSAGES),
    requests: [...state.requests.values()],
    orders: [...state.orders.values()],
    starters: state.starters,
    // Never follow the stream from a copy: the API's next response has the cursor.
    cursor: '',
  };
  storage.set(KEY, JSON.stringify({ version: VERSION, session, snapshot, at }));
}

/** The copy, unless it cannot be used: its session has expired, or another version of this page wrote it. */
export function loadCopy(storage: DurableStorage, now: number): ConversationCopy | null {
  try {
    const kept = JSON.parse(storage.get(KEY) ?? 'null') as (ConversationCopy & { version: number }) | null;
    if (kept?.version !== VERSION || !(Date.parse(kept.session.expiresAt) > now)) return null;
    return { session: kept.session, snapshot: kept.snapshot, at: kept.at };
  } catch {
    return null;
  }
}

/**
 * The session is over: its messages, text for orders, and information for guests in a room are removed from the device.
 */
export function clearCopy(storage: DurableStorage): void {
  storage.remove(KEY);
  clearInformation(storage);
  clearOrders(storage);
}
