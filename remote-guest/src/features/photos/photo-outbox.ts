import type { Message, Photo } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import { sortFailure } from '../../outbox/delivery-outcome.ts';
import type { Lock } from '../../outbox/lock.ts';
import type { PhotoStore, UnsentPhoto } from './photo-store.ts';

/** What a photo outbox needs from the browser and the API. */
export interface PhotoOutboxPorts {
  store: PhotoStore;
  upload(photo: UnsentPhoto): Promise<ApiResult<Photo>>;
  send(photo: UnsentPhoto, photoId: string): Promise<ApiResult<Message>>;
  /** A smaller copy; null where there is none. */
  shrink(picture: Blob): Promise<Blob | null>;
  takeTurns: Lock;
  newId(): string;
  now(): number;
  /** Calls back once after some milliseconds. Returns `cancel`. */
  after(ms: number, callback: () => void): () => void;
  onDelivered(message: Message): void;
  /** The session is over: nothing is sent until there is a new one. */
  onSessionLost(): void;
}

export interface PhotoOutboxState {
  /** In sending order. */
  entries: readonly UnsentPhoto[];
  /** The one that is being sent. */
  sending: string | null;
  /** Whether an attempt failed and is repeated later. */
  failing: boolean;
  /** Whether this device could not keep a photo beyond this page. */
  unkept: boolean;
}

/** The most photos that wait at once, with at most 5 MB each. */
export const MOST_UNSENT_PHOTOS = 8;
/** Code of a photo of an ended visit: the guest decides whether it is still to be sent. */
export const VISIT_ENDED = 'session-ended';
const OFFLINE_LOOK_MS = 30_000;
/** What even a slow connection sends before a call times out. */
const SMALL_BYTES = 150_000;

/** The unsent photos of one guest. A photo leaves only when the API has it, or the guest removes it. */
export class PhotoOutbox {
  readonly #visit: { propertyId: string; conversationId: string };
  readonly #ports: PhotoOutboxPorts;
  readonly #listeners = new Set<() => void>();
  #state: PhotoOutboxState = { entries: [], sending: null, failing: false, unkept: false };
  #draining: Promise<void> | null = null;
  #failures = 0;
  #cancelRetry: () => void = () => undefined;
  #closed = false;

  constructor(visit: { propertyId: string; conversationId: string }, ports: PhotoOutboxPorts) {
    this.#visit = visit;
    this.#ports = ports;
  }

  readonly get = (): PhotoOutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Adds a photo with its words and sends it as soon as possible. False: too many wait.
   *
   * @param refusal why it waits for the guest; null to send it
   */
  async add(picture: Blob, body: string, refusal: string | null = null): Promise<boolean> {
    const { entries } = this.#state;
    if (entries.length >= MOST_UNSENT_PHOTOS) return false;
    const last = entries.at(-1)?.writtenAt ?? 0;
    const kept = await this.#ports.store.put({
      ...this.#visit,
      clientId: this.#ports.newId(),
      body,
      picture,
      writtenAt: Math.max(this.#ports.now(), last + 1),
      refusal,
    });
    this.#show({ entries: await this.#stored(), ...(!kept && { unkept: true }) });
    if (refusal === null) void this.drain();
    return true;
  }

  /** Sends a refused photo again, in the present visit. */
  async retry(clientId: string): Promise<void> {
    const entry = (await this.#stored()).find((one) => one.clientId === clientId);
    if (entry) await this.#ports.store.put({ ...entry, ...this.#visit, refusal: null });
    this.#show({ entries: await this.#stored() });
    await this.drain();
  }

  async remove(clientId: string): Promise<void> {
    await this.#ports.store.remove(clientId);
    this.#show({ entries: await this.#stored() });
  }

  /** Shows what waits without sending it. */
  async look(): Promise<void> {
    this.#show({ entries: await this.#stored() });
  }

  /** Sends waiting photos, oldest first, one at a time over all tabs. Safe to call at any moment. */
  drain(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#cancelRetry();
    this.#draining ??= this.#ports
      .takeTurns(`photos:${this.#visit.conversationId}`, () => this.#sendAll())
      .finally(() => {
        this.#draining = null;
      });
    return this.#draining;
  }

  /** Stops timers and listeners. Unsent photos stay on the device. */
  close(): void {
    this.#closed = true;
    this.#cancelRetry();
    this.#listeners.clear();
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const entries = await this.#stored();
      const next = entries.find(({ refusal }) => refusal === null);
      this.#show({ entries, sending: next?.clientId ?? null });
      if (!next || this.#closed) break;
      const uploaded = await this.#ports.upload(next);
      const sent = uploaded.ok ? await this.#ports.send(next, uploaded.value.id) : uploaded;
      if (sent.ok) {
        this.#failures = 0;
        await this.#ports.store.remove(next.clientId);
        this.#ports.onDelivered(sent.value);
        continue;
      }
      const failure = sortFailure(sent.error, this.#failures + 1);
      if (failure.kind === 'later') {
        if (!uploaded.ok && uploaded.error.code === 'timeout') await this.#makeSmaller(next);
        this.#failures += 1;
        this.#show({ sending: null, failing: failure.afterMs !== null });
        if (!this.#closed)
          this.#cancelRetry = this.#ports.after(failure.afterMs ?? OFFLINE_LOOK_MS, () => void this.drain());
        return;
      }
      const over = failure.kind === 'session-lost';
      await this.#ports.store.put({ ...next, refusal: over ? VISIT_ENDED : sent.error.code });
      if (over) this.#ports.onSessionLost();
    }
    this.#show({ entries: await this.#stored(), sending: null, failing: false });
  }

  /** A connection that is too slow for the photo may be fast enough for a small one. */
  async #makeSmaller(photo: UnsentPhoto): Promise<void> {
    if (photo.picture.size <= SMALL_BYTES) return;
    const picture = await this.#ports.shrink(photo.picture);
    if (picture && picture.size < photo.picture.size) await this.#ports.store.put({ ...photo, picture });
  }

  /** The photos of this property; those of an earlier visit wait for the guest, those of other hotels are deleted. */
  async #stored(): Promise<UnsentPhoto[]> {
    const { propertyId, conversationId } = this.#visit;
    const all = await this.#ports.store.all();
    for (const other of all)
      if (other.propertyId !== propertyId) await this.#ports.store.remove(other.clientId);
    return all
      .filter((one) => one.propertyId === propertyId)
      .map((one) => (one.conversationId === conversationId ? one : { ...one, refusal: VISIT_ENDED }));
  }

  #show(change: Partial<PhotoOutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
