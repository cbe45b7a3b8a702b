import type { OperationKey } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, ApiResult, CallOptions, StreamOptions } from '@bellkey/shared/shell';
import { problemOf } from '../../test-support/api-double.ts';
import type { Desk } from './desk.ts';
import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Longest way of a request or an event, in milliseconds; some take far longer. */
const WAY_MS = 3000;
const LATE_MS = 20_000;
/** When a browser gives up on a call. */
const PATIENCE_MS = 10_000;

/**
 * What is between a phone and the desk. While it is bad, requests get lost on the way there, answers on the way back,
 * both are delayed beyond the caller's patience, requests arrive twice, the API is busy or down, streams break and begin
 * again a little before they broke, and events of a stream change places.
 */
export class BadNetwork {
  /** Whether anything goes wrong; otherwise everything takes a moment, and that is all. */
  bad = true;
  online = true;
  /** Whether the API is down: nothing arrives, and no answer leaves. */
  #down = false;
  readonly #random: Random;
  readonly #time: VirtualTime;
  readonly #desk: Desk;
  readonly #streams = new Set<{ breakNow(): void }>();

  constructor({ random, time, desk }: { random: Random; time: VirtualTime; desk: Desk }) {
    this.#random = random;
    this.#time = time;
    this.#desk = desk;
  }

  readonly client: ApiClient = {
    // The table of operations types each key's output; this knows what the desk answers.
    call: ((key: OperationKey, input: unknown, options?: CallOptions) =>
      this.#call(() => this.#answer(key, input, options))) as ApiClient['call'],
    follow: (_stream, options) => this.#follow(options),
  };

  goOffline(): void {
    this.online = false;
    for (const stream of this.#streams) stream.breakNow();
  }

  goDown(): void {
    this.#down = true;
    for (const stream of this.#streams) stream.breakNow();
  }

  comeUp(): void {
    this.#down = false;
  }

  #answer(key: OperationKey, input: unknown, options?: CallOptions): unknown {
    switch (key) {
      case 'GET /api/guest/conversation':
        return this.#desk.snapshot();
      case 'POST /api/guest/messages': {
        const { clientId, body } = (input as { body: { clientId: string; body: string } }).body;
        return this.#desk.receive(clientId, body);
      }
      case 'POST /api/guest/handoff':
        return this.#desk.handOff(options?.idempotencyKey ?? '');
      default:
        throw new Error(`The desk does not answer ${key}.`);
    }
  }

  async #call(answer: () => unknown): Promise<ApiResult<unknown>> {
    const random = this.#random;
    if (!this.online) return refused('offline', 0);
    if (!this.bad) {
      await this.#time.sleep(random.between(5, 200));
      if (this.#down) return refused('unreachable', 502);
      const value = answer();
      await this.#time.sleep(random.between(5, 200));
      return this.#down ? refused('unreachable', 502) : { ok: true, value };
    }
    if (random.chance(0.08)) {
      await this.#time.sleep(random.between(5, WAY_MS));
      return random.chance(0.5)
        ? refused('unavailable', 503)
        : refused('rate-limited', 429, { retryAfterSeconds: random.between(1, 9) });
    }
    const patience = this.#time.sleep(PATIENCE_MS).then(() => refused('timeout', 0));
    if (random.chance(0.15)) return random.chance(0.5) ? patience : refused('unreachable', 0);
    // Doubled: the second one arrives later, when no one waits for its answer any more.
    if (random.chance(0.15)) this.#time.after(random.between(0, LATE_MS), () => void answer());
    const arrived = this.#time.sleep(this.#way()).then(async (): Promise<ApiResult<unknown>> => {
      const value = answer();
      if (random.chance(0.15)) return patience;
      await this.#time.sleep(this.#way());
      return { ok: true, value };
    });
    return Promise.race([arrived, patience]);
  }

  #way(): number {
    return this.#random.chance(0.1) ? this.#random.between(WAY_MS, LATE_MS) : this.#random.between(5, WAY_MS);
  }

  #follow({ after, onEvent, onState }: StreamOptions): () => void {
    let next = Number(after);
    let stop: () => void = () => undefined;
    let open = true;
    let wait: () => void = () => undefined;
    const reconnect = (ms: number) => {
      stop();
      wait();
      if (!open) return;
      onState({ status: 'waiting', retryAt: this.#time.now() + ms });
      wait = this.#time.after(ms, () => (this.online && !this.#down ? connect() : reconnect(1000)));
    };
    const breakNow = () => {
      // It begins again with events that have arrived already.
      next = Math.max(Number(after), next - this.#random.between(0, 2));
      reconnect(this.#random.between(200, 5000));
    };
    const deliver = () => {
      if (!open || next >= this.#desk.log.length) return;
      if (this.bad && this.#random.chance(0.06)) {
        breakNow();
        return;
      }
      const pair = this.#desk.log.slice(next, next + 2);
      next += pair.length;
      // A stream keeps the order of what is said about the conversation itself.
      const orderly = pair.every(({ type }) => type === 'conversation.updated');
      if (this.bad && !orderly && this.#random.chance(0.2)) pair.reverse();
      for (const event of pair) onEvent(event);
      deliver();
    };
    const connect = () => {
      onState({ status: 'live' });
      let due = false;
      const soon = () => {
        if (due) return;
        due = true;
        this.#time.after(this.#random.between(5, this.bad ? WAY_MS : 50), () => {
          due = false;
          deliver();
        });
      };
      stop = this.#desk.onEvent(soon);
      soon();
    };
    const stream = { breakNow };
    this.#streams.add(stream);
    onState({ status: 'connecting' });
    wait = this.#time.after(this.#random.between(5, 500), () => (this.#down ? reconnect(1000) : connect()));
    return () => {
      open = false;
      stop();
      wait();
      this.#streams.delete(stream);
    };
  }
}

const refused = (code: string, status: number, more: Partial<ApiProblem> = {}): ApiResult<never> => ({
  ok: false,
  error: problemOf(code, status, more),
});
