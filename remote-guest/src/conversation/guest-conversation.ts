import type { GuestSession, LiveEvent } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, StreamState } from '@bellkey/shared/shell';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { retryDelay } from '../outbox/delivery-outcome.ts';
import { forgetCopy, keepCopy, readCopy } from './conversation-copy.ts';
import {
  applyEvent,
  type ConversationState,
  expireReplies,
  hasGap,
  loseStream,
  openConversation,
  REPLY_EXPIRY_MS,
  refreshConversation,
} from './conversation-state.ts';

/** What a guest has in front of them. */
export type GuestConversationView =
  | { status: 'loading' }
  | { status: 'no-session'; expired: boolean }
  | { status: 'unreachable'; problem: ApiProblem; retryAt: number | null }
  | {
      status: 'open';
      session: GuestSession;
      state: ConversationState;
      connection: StreamState['status'];
      /** The session ended while the page stood: everything can be read, nothing can be sent. */
      over: boolean;
      /** When this copy was kept, in milliseconds since 1970: the API could not be reached yet. Null once it was. */
      copyOf: number | null;
    };

/** What the conversation needs of the world. */
export interface ConversationWorld {
  api: ApiClient;
  /** Where the copy for outages is kept. */
  storage: DurableStorage;
  now(): number;
  /** Whether the browser believes to have a network. */
  isOnline(): boolean;
  /** Calls back once after some milliseconds. Returns `cancel`. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back when the browser comes online or the page is shown again. Returns `stop`. */
  onWake(callback: () => void): () => void;
  /** When the page is put away. */
  onAway(callback: () => void): () => void;
  /** A session was found, just before it is shown. */
  onOpen(session: GuestSession): void;
}

/** A gap is given this long to close by itself; then the conversation is read again, each time a while later. */
const GAP_PATIENCE_MS = [1500, 5000, 15_000];
const REFOLLOW_AFTER_MS = 2000;
/** Changes come in bursts; the copy is written once for each. */
const COPY_AFTER_MS = 1000;

type OpenView = Extract<GuestConversationView, { status: 'open' }>;

/** Opens the guest's conversation, keeps it in step with the stream, and comes back by itself after outages. */
export class GuestConversation {
  readonly #world: ConversationWorld;
  readonly #listeners = new Set<() => void>();
  #view: GuestConversationView = { status: 'loading' };
  #loading: AbortController | null = null;
  #stops: Array<() => void> = [];
  #closeStream: () => void = () => undefined;
  #cancelLoad: () => void = () => undefined;
  #cancelGap: (() => void) | null = null;
  #cancelExpiry: (() => void) | null = null;
  #cancelCopy: (() => void) | null = null;
  #failures = 0;
  #gapReads = 0;

  constructor(world: ConversationWorld) {
    this.#world = world;
  }

  readonly get = (): GuestConversationView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins; returns `stop`. May be started again after it was stopped. */
  start(): () => void {
    this.#stops = [
      this.#world.onWake(() => {
        // Nothing is open, or it is over: another tab may have begun a session meanwhile.
        if (this.#view.status !== 'open' || this.#view.over || this.#view.copyOf !== null) this.retry();
      }),
      // What came within the last second is not lost to a reload.
      this.#world.onAway(() => {
        if (this.#cancelCopy) this.#keepCopy();
      }),
    ];
    void this.#load();
    return () => this.#stop();
  }

  /** Tries at once to open what could not be opened. */
  retry(): void {
    void this.#load();
  }

  /** Takes in what a call answered, as if the stream had brought it. */
  apply(event: LiveEvent): void {
    if (this.#view.status !== 'open') return;
    if (event.type === 'session.ended') {
      this.endSession();
      return;
    }
    const state = applyEvent(this.#view.state, event, this.#world.now());
    if (state === this.#view.state) return;
    this.#show({ ...this.#view, state });
    this.#watch(state);
  }

  /** A call found out that the session is over. */
  endSession(): void {
    this.#closeStream();
    if (this.#view.status === 'open') this.#show({ ...this.#view, over: true, connection: 'ended' });
    this.#forgetCopy();
  }

  #stop(): void {
    if (this.#cancelCopy) this.#keepCopy();
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#loading?.abort();
    this.#loading = null;
    this.#cancelLoad();
    this.#cancelGap?.();
    this.#cancelGap = null;
    this.#cancelExpiry?.();
    this.#cancelExpiry = null;
    this.#closeStream();
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#cancelLoad();
    const loading = new AbortController();
    this.#loading = loading;
    // Without a network nothing but the copy can come; the calls say when that is over.
    if (this.#view.status === 'loading' && !this.#world.isOnline()) this.#showCopy();
    const { api } = this.#world;
    const { signal } = loading;
    const [session, snapshot] = await Promise.all([
      api.call('GET /api/guest/session', {}, { signal }),
      api.call('GET /api/guest/conversation', {}, { signal }),
    ]);
    if (signal.aborted) return;
    this.#loading = null;
    if (!session.ok) return this.#loadFailed(session.error);
    if (!snapshot.ok) return this.#loadFailed(snapshot.error);

    this.#failures = 0;
    const state =
      this.#view.status === 'open' && this.#view.state.conversation.id === snapshot.value.conversation.id
        ? refreshConversation(this.#view.state, snapshot.value)
        : openConversation(snapshot.value);
    this.#world.onOpen(session.value);
    this.#show({
      status: 'open',
      session: session.value,
      state,
      connection: 'connecting',
      over: false,
      copyOf: null,
    });
    this.#follow(snapshot.value.cursor);
    this.#watch(state);
  }

  #loadFailed(problem: ApiProblem): void {
    if (problem.status === 401) {
      if (this.#view.status === 'open' && this.#view.copyOf === null) this.endSession();
      else this.#show({ status: 'no-session', expired: problem.code === 'session-expired' });
      this.#forgetCopy();
      return;
    }
    this.#failures += 1;
    const wait = problem.retryAfterSeconds ? problem.retryAfterSeconds * 1000 : retryDelay(this.#failures);
    if (this.#view.status === 'loading') this.#showCopy();
    if (this.#view.status !== 'open') {
      const retryAt = problem.code === 'offline' ? null : this.#world.now() + wait;
      this.#show({ status: 'unreachable', problem, retryAt });
    }
    this.#cancelLoad = this.#world.after(wait, () => void this.#load());
  }

  /** The API can't be reached, but this device remembers: better an honest copy than nothing. */
  #showCopy(): void {
    const copy = readCopy(this.#world.storage, this.#world.now());
    if (!copy) return;
    this.#show({
      status: 'open',
      session: copy.session,
      state: openConversation(copy.snapshot),
      connection: 'waiting',
      over: false,
      copyOf: copy.at,
    });
  }

  #keepCopy(): void {
    this.#cancelCopy?.();
    this.#cancelCopy = null;
    if (this.#view.status !== 'open' || this.#view.over || this.#view.copyOf !== null) return;
    keepCopy(this.#world.storage, this.#view.session, this.#view.state, this.#world.now());
  }

  #forgetCopy(): void {
    this.#cancelCopy?.();
    this.#cancelCopy = null;
    forgetCopy(this.#world.storage);
  }

  #follow(after: string): void {
    this.#closeStream();
    let closed = false;
    const close = this.#world.api.follow('guest', {
      after,
      onEvent: (event) => {
        if (!closed) this.apply(event);
      },
      onState: (stream) => {
        if (!closed) this.#streamChanged(stream);
      },
    });
    this.#closeStream = () => {
      closed = true;
      close();
    };
  }

  #streamChanged(stream: StreamState): void {
    if (this.#view.status !== 'open' || this.#view.over) return;
    const state = stream.status === 'live' ? this.#view.state : loseStream(this.#view.state);
    this.#show({ ...this.#view, state, connection: stream.status });
    if (stream.status !== 'ended') return;
    if (stream.problem?.status === 401) this.endSession();
    // Anything else that ends a stream for good, as a cursor that is too old: read the whole again and follow from there.
    else this.#cancelLoad = this.#world.after(REFOLLOW_AFTER_MS, () => void this.#load());
  }

  /** Sets the timers that a state needs: for gaps to be read again, and for answers that fell silent. */
  #watch(state: ConversationState): void {
    const patience = GAP_PATIENCE_MS[this.#gapReads];
    if (!hasGap(state)) {
      this.#cancelGap?.();
      this.#cancelGap = null;
      this.#gapReads = 0;
    } else if (!this.#cancelGap && patience !== undefined) {
      this.#cancelGap = this.#world.after(patience, () => void this.#readAgain());
    }
    if (state.replies.size > 0 && !this.#cancelExpiry) {
      this.#cancelExpiry = this.#world.after(REPLY_EXPIRY_MS, () => {
        this.#cancelExpiry = null;
        if (this.#view.status !== 'open') return;
        const next = expireReplies(this.#view.state, this.#world.now());
        if (next !== this.#view.state) this.#show({ ...this.#view, state: next });
        this.#watch(next);
      });
    }
  }

  async #readAgain(): Promise<void> {
    this.#cancelGap = null;
    this.#gapReads += 1;
    const snapshot = await this.#world.api.call('GET /api/guest/conversation', {});
    if (!snapshot.ok || this.#view.status !== 'open' || this.#stops.length === 0) return;
    const view: OpenView = this.#view;
    const state = refreshConversation(view.state, snapshot.value);
    this.#show({ ...view, state });
    this.#watch(state);
  }

  #show(view: GuestConversationView): void {
    this.#view = view;
    if (view.status === 'open' && !view.over && view.copyOf === null) {
      this.#cancelCopy ??= this.#world.after(COPY_AFTER_MS, () => this.#keepCopy());
    }
    for (const listener of this.#listeners) listener();
  }
}
