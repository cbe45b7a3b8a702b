import type { Conversation, LiveEvent } from '@bellkey/shared/api';
import type { ApiProblem, StreamState } from '@bellkey/shared/shell';
import { retryDelay } from '../outbox/delivery-outcome.ts';
import { type Arrival, admit } from './arrival.ts';
import type { ConversationPorts } from './conversation-ports.ts';
import type { GuestConversationView, OpenView } from './conversation-view.ts';
import { CopyKeeper } from './copy-keeper.ts';
import { followUntilClosed } from './follow-until-closed.ts';
import { loadPage, openView } from './open-view.ts';
import {
  applyEvent,
  type ConversationSnapshot,
  expireReplies,
  loseStream,
  refreshConversation,
} from './state/conversation-state.ts';
import { StateWatch } from './state-watch.ts';

const REFOLLOW_AFTER_MS = 2000;

/** Opens the guest's conversation, keeps it up to date from the stream, and recovers from outages. */
export class GuestConversation {
  readonly #ports: ConversationPorts;
  readonly #copy: CopyKeeper;
  readonly #watch: StateWatch;
  readonly #listeners = new Set<() => void>();
  #view: GuestConversationView = { status: 'loading' };
  #loading: AbortController | null = null;
  #stops: Array<() => void> = [];
  #closeStream: () => void = () => undefined;
  #cancelLoad: () => void = () => undefined;
  #failures = 0;
  /** How often a load or the stream has brought the conversation itself. */
  #heard = 0;
  #first: ConversationSnapshot | null;

  constructor(ports: ConversationPorts) {
    this.#ports = ports;
    this.#first = ports.first ?? null;
    if (this.#first) this.#view = openView(this.#first, null) ?? this.#view;
    this.#copy = new CopyKeeper(ports, () => this.#view);
    this.#watch = new StateWatch(ports.after, {
      onGap: () => void this.#reload(),
      onSilence: () => this.#expireReplies(),
    });
  }

  /** Receive events that change nothing of the conversation, such as one of the kitchen. */
  readonly others = new Set<(event: LiveEvent) => void>();

  readonly get = (): GuestConversationView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts; returns `stop`. It can be restarted. */
  start(): () => void {
    this.#stops = [
      this.#ports.onWake(() => {
        // Nothing is open, or it is over: another tab may have started a session since.
        if (this.#view.status !== 'open' || this.#view.over || this.#view.copyOf !== null) this.retry();
      }),
      // A reload must not lose what arrived in the last second.
      this.#ports.onAway(() => this.#copy.flush()),
    ];
    if (this.#first && this.#view.status === 'open') this.#opened(this.#view, this.#first.cursor);
    else void this.#load(this.#ports.takeArrival?.() ?? null);
    // On a restart it uses the state of that moment.
    this.#first = null;
    return () => this.#stop();
  }

  /** Tries to load at once. */
  retry(): void {
    void this.#load();
  }

  /** Applies the response of a call like a stream event. */
  apply(event: LiveEvent): void {
    if (this.#view.status !== 'open') return;
    if (event.type === 'session.ended') {
      this.endSession();
      return;
    }
    const state = applyEvent(this.#view.state, event, this.#ports.now());
    if (state === this.#view.state) {
      for (const listener of this.others) listener(event);
      return;
    }
    this.#show({ ...this.#view, state });
    this.#watch.see(state);
  }

  /** A mark for {@link answer}, to be taken before the first attempt of a call. */
  mark(): number {
    return this.#heard;
  }

  /**
   * Applies the conversation that a call answered. An answer may be late, and the answer to a repeated call is the first
   * one again: whatever the stream or a load has brought since the mark was taken is newer.
   */
  answer(mark: number, conversation: Conversation): void {
    if (mark === this.#heard) this.apply({ type: 'conversation.updated', conversation });
  }

  /** Ends the session, when a call or the stream reported its end. */
  endSession(): void {
    this.#closeStream();
    if (this.#view.status === 'open') this.#show({ ...this.#view, over: true, connection: 'ended' });
    this.#copy.forget();
  }

  #stop(): void {
    this.#copy.flush();
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#loading?.abort();
    this.#loading = null;
    this.#cancelLoad();
    this.#watch.stop();
    this.#closeStream();
  }

  async #load(arrival: Arrival | null = null): Promise<void> {
    if (this.#loading) return;
    this.#cancelLoad();
    const loading = new AbortController();
    this.#loading = loading;
    const show = (view: GuestConversationView) => this.#show(view);
    if (arrival && !(await admit(arrival, show))) this.#loading = null;
    if (loading.signal.aborted || this.#loading === null) return;
    // Without a network only the copy can show; the calls below notice when the network is back.
    if (this.#view.status === 'loading' && !this.#ports.isOnline()) this.#showCopy();
    const { api } = this.#ports;
    const { signal } = loading;
    const page = await loadPage(api, signal);
    if (signal.aborted) return;
    this.#loading = null;
    if (!page.ok) return this.#loadFailed(page.error);

    this.#failures = 0;
    const before = this.#view.status === 'open' ? this.#view : null;
    const view = openView(page.value, before);
    if (view) this.#opened(view, page.value.cursor);
  }

  #opened(view: OpenView, cursor: string): void {
    this.#heard += 1;
    this.#ports.onOpen(view.session);
    this.#show(view);
    this.#follow(cursor);
    this.#watch.see(view.state);
  }

  #loadFailed(problem: ApiProblem): void {
    if (problem.status === 401) {
      if (this.#view.status === 'open' && this.#view.copyOf === null) this.endSession();
      else this.#show({ status: 'no-session', expired: problem.code === 'session-expired' });
      this.#copy.forget();
      return;
    }
    this.#failures += 1;
    const wait = problem.retryAfterSeconds ? problem.retryAfterSeconds * 1000 : retryDelay(this.#failures);
    if (this.#view.status === 'loading') this.#showCopy();
    if (this.#view.status !== 'open') {
      const retryAt = problem.code === 'offline' ? null : this.#ports.now() + wait;
      this.#show({ status: 'unreachable', problem, retryAt });
    }
    this.#cancelLoad = this.#ports.after(wait, () => void this.#load());
  }

  /** Shows the copy on this device while the API is unreachable. */
  #showCopy(): void {
    const copy = this.#copy.load();
    if (copy) this.#show(copy);
  }

  #follow(after: string): void {
    this.#closeStream();
    this.#closeStream = followUntilClosed(this.#ports.api, {
      after,
      onEvent: (event) => {
        if (event.type === 'conversation.updated') this.#heard += 1;
        this.apply(event);
      },
      onState: (stream) => this.#streamChanged(stream),
    });
  }

  #streamChanged(stream: StreamState): void {
    if (this.#view.status !== 'open' || this.#view.over) return;
    const state = stream.status === 'live' ? this.#view.state : loseStream(this.#view.state);
    this.#show({ ...this.#view, state, connection: stream.status });
    if (stream.status !== 'ended') return;
    if (stream.problem?.status === 401) this.endSession();
    // Anything else that ends a stream for good, such as a cursor that is too old: reload and follow from there.
    else this.#cancelLoad = this.#ports.after(REFOLLOW_AFTER_MS, () => void this.#load());
  }

  async #reload(): Promise<void> {
    const mark = this.mark();
    const snapshot = await this.#ports.api.call('GET /api/guest/conversation', {});
    if (!snapshot.ok || this.#view.status !== 'open' || this.#stops.length === 0) return;
    const view: OpenView = this.#view;
    const { conversation } = mark === this.#heard ? snapshot.value : view.state;
    const state = refreshConversation(view.state, { ...snapshot.value, conversation });
    this.#show({ ...view, state });
    this.#watch.see(state);
  }

  #expireReplies(): void {
    if (this.#view.status !== 'open') return;
    const state = expireReplies(this.#view.state, this.#ports.now());
    if (state !== this.#view.state) this.#show({ ...this.#view, state });
    this.#watch.see(state);
  }

  #show(view: GuestConversationView): void {
    this.#view = view;
    this.#copy.schedule();
    for (const listener of this.#listeners) listener();
  }
}
