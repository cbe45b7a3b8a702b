import type { Message } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { sortFailure } from './delivery-outcome.ts';
import type { Lock } from './lock.ts';
import { type OutboxEntry, parseEntry } from './outbox-entry.ts';

/** What an outbox needs from the browser and the API. */
export interface OutboxPorts {
  storage: DurableStorage;
  send(entry: OutboxEntry): Promise<ApiResult<Message>>;
  takeTurns: Lock;
  newId(): string;
  now(): number;
  /** Calls back once after some milliseconds. Returns `cancel`. */
  after(ms: number, callback: () => void): () => void;
  onDelivered(message: Message): void;
  /** The session is over: nothing is sent until there is a new one. */
  onSessionLost(): void;
}

export interface OutboxState {
  /** In sending order. */
  entries: readonly OutboxEntry[];
  /** When sending continues, in milliseconds since 1970, and whether the API asked for that wait. */
  pause: { until: number; rateLimited: boolean } | null;
}

/** Offline, the outbox waits for the browser's event; it also checks this often, in case the event was lost. */
const OFFLINE_LOOK_MS = 30_000;

const prefixOf = (conversationId: string) => `bellkey:outbox:${conversationId}:`;

/**
 * The unsent messages of one conversation. Each has its own key in storage, so that two tabs never overwrite each
 * other's. An entry is removed only when the API has accepted it, or the guest takes it back.
 */
export class Outbox {
  readonly #conversationId: string;
  readonly #ports: OutboxPorts;
  readonly #listeners = new Set<() => void>();
  #state: OutboxState = { entries: [], pause: null };
  #draining: Promise<void> | null = null;
  #failures = 0;
  #cancelRetry: () => void = () => undefined;
  #closed = false;

  constructor(conversationId: string, ports: OutboxPorts) {
    this.#conversationId = conversationId;
    this.#ports = ports;
    this.refresh();
  }

  readonly get = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds a message and sends it as soon as possible. */
  add(body: string): OutboxEntry {
    const last = this.#state.entries.at(-1)?.writtenAt ?? 0;
    const entry: OutboxEntry = {
      clientId: this.#ports.newId(),
      body,
      writtenAt: Math.max(this.#ports.now(), last + 1),
      refusal: null,
    };
    this.#write(entry);
    void this.drain();
    return entry;
  }

  /** Retries a refused message unchanged. */
  retry(clientId: string): void {
    const entry = this.#find(clientId);
    if (!entry) return;
    this.#write({ ...entry, refusal: null });
    void this.drain();
  }

  /** Takes a message back and returns its text for editing. Null when it has already been sent. */
  takeBack(clientId: string): string | null {
    const entry = this.#find(clientId);
    if (!entry) return null;
    this.#remove(clientId);
    return entry.body;
  }

  /** Removes an entry that has arrived: the stream delivered it before the response did. */
  settle(clientId: string): void {
    if (this.#state.entries.some((entry) => entry.clientId === clientId)) this.#remove(clientId);
  }

  /** Reloads storage: another tab has changed it. */
  refresh(): void {
    const entries = this.#stored();
    if (JSON.stringify(entries) !== JSON.stringify(this.#state.entries)) this.#show({ entries });
  }

  /** Sends waiting messages, oldest first, one at a time over all tabs. Safe to call at any moment. */
  drain(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#draining ??= this.#run();
    return this.#draining;
  }

  /** Stops timers and listeners. Unsent messages stay in storage. */
  close(): void {
    this.#closed = true;
    this.#cancelRetry();
    this.#listeners.clear();
  }

  async #run(): Promise<void> {
    this.#cancelRetry();
    const last: { outcome: 'empty' | 'stuck' } = { outcome: 'stuck' };
    do {
      await this.#ports.takeTurns(prefixOf(this.#conversationId), async () => {
        last.outcome = await this.#sendAll();
      });
      // A message may have been added since storage was last loaded.
    } while (last.outcome === 'empty' && !this.#closed && this.#nextToSend());
    this.#draining = null;
  }

  async #sendAll(): Promise<'empty' | 'stuck'> {
    for (;;) {
      const next = this.#nextToSend();
      if (!next || this.#closed) break;
      const result = await this.#ports.send(next);
      if (result.ok) {
        this.#failures = 0;
        this.#ports.onDelivered(result.value);
        this.#remove(next.clientId);
        continue;
      }
      const failure = sortFailure(result.error, this.#failures + 1);
      if (failure.kind === 'refused') {
        const { code, detail, requestId } = result.error;
        if (this.#find(next.clientId)) this.#write({ ...next, refusal: { code, detail, requestId } });
        continue;
      }
      if (failure.kind === 'session-lost') this.#ports.onSessionLost();
      else this.#scheduleRetry(failure.afterMs, result.error.status === 429);
      return 'stuck';
    }
    this.#show({ entries: this.#stored(), pause: null });
    return 'empty';
  }

  #scheduleRetry(afterMs: number | null, rateLimited: boolean): void {
    this.#failures += 1;
    if (this.#closed) return;
    this.#show({ pause: afterMs === null ? null : { until: this.#ports.now() + afterMs, rateLimited } });
    this.#cancelRetry = this.#ports.after(afterMs ?? OFFLINE_LOOK_MS, () => void this.drain());
  }

  /** Loaded each time: another tab may have sent, added or taken back messages. */
  #nextToSend(): OutboxEntry | undefined {
    return this.#stored().find((entry) => entry.refusal === null);
  }

  #stored(): OutboxEntry[] {
    return this.#ports.storage
      .keys(prefixOf(this.#conversationId))
      .flatMap((key) => parseEntry(this.#ports.storage.get(key)) ?? [])
      .sort((a, b) => a.writtenAt - b.writtenAt || a.clientId.localeCompare(b.clientId));
  }

  #find(clientId: string): OutboxEntry | null {
    return parseEntry(this.#ports.storage.get(prefixOf(this.#conversationId) + clientId));
  }

  #write(entry: OutboxEntry): void {
    this.#ports.storage.set(prefixOf(this.#conversationId) + entry.clientId, JSON.stringify(entry));
    this.#show({ entries: this.#stored() });
  }

  #remove(clientId: string): void {
    this.#ports.storage.remove(prefixOf(this.#conversationId) + clientId);
    this.#show({ entries: this.#stored() });
  }

  #show(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
