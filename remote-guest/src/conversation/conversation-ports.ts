import type { GuestSession } from '@bellkey/shared/api';
import type { ApiClient } from '@bellkey/shared/shell';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import type { Arrival } from './arrival.ts';
import type { ConversationSnapshot } from './state/conversation-state.ts';

/** What the conversation needs from the browser and the API. */
export interface ConversationPorts {
  api: ApiClient;
  /** Stores the copy for outages. */
  storage: DurableStorage;
  now(): number;
  /** Whether the browser reports a network. */
  isOnline(): boolean;
  /** Calls back once after some milliseconds. Returns `cancel`. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back when the browser comes online or the page is shown again. Returns `stop`. */
  onWake(callback: () => void): () => void;
  /** Calls back when the page is hidden or left. Returns `stop`. */
  onAway(callback: () => void): () => void;
  /** Runs when a session has loaded, just before it shows. */
  onOpen(session: GuestSession): void;
  /** What the page was rendered with: shown at once and followed from there. Null if there was nothing. */
  first?: ConversationSnapshot | null;
  /** The arriving guest, once; null otherwise. */
  takeArrival?(): Arrival | null;
}
