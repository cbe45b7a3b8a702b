import { type Audience, audienceKey } from './event-audience.ts';
import type { Beating } from './heartbeat-wheel.ts';
import { eventFrame, type FramedEvent, HEARTBEAT } from './stream-frames.ts';
import type { StreamSink } from './stream-sink.ts';

/** A client with more than this unsent when the next write is due is cut; it resumes from its position. */
export const MAX_BEHIND_BYTES = 256_000;

/** What a listener may read, and until when. */
export interface ListeningRight {
  audience: Audience;
  /** When the right to listen expires. */
  endsAt: Date;
}

/** One client's stream. */
export class StreamListener<Subject> implements Beating {
  readonly subject: Subject;
  readonly #sink: StreamSink;
  readonly #now: () => Date;
  #right: ListeningRight;
  #open = true;
  #isEnding = false;
  /** The number of the last event that was sent, or that the client had before. */
  position: number;

  constructor(
    subject: Subject,
    right: ListeningRight,
    position: number,
    { sink, now, onClose }: { sink: StreamSink; now: () => Date; onClose: () => void },
  ) {
    this.subject = subject;
    this.#right = right;
    this.position = position;
    this.#sink = sink;
    this.#now = now;
    sink.onClose(() => {
      this.#open = false;
      onClose();
    });
  }

  get isOpen(): boolean {
    return this.#open && !this.#isEnding;
  }

  get audience(): Audience {
    return this.#right.audience;
  }

  /** Whether `right` reads the same events as before. */
  renew(right: ListeningRight): boolean {
    const reads = audienceKey(right.audience) === audienceKey(this.#right.audience);
    this.#right = right;
    return reads;
  }

  write(chunk: Buffer): void {
    if (!this.#open || this.#isEnding) return;
    if (this.#sink.waiting() > MAX_BEHIND_BYTES) this.#sink.cut();
    else this.#sink.write(chunk);
  }

  /**
   * Writes events that this client may read, except those that it has already. The end of its session ends it.
   *
   * @param together the bytes of all of them, encoded once for the whole group
   */
  deliver(events: readonly FramedEvent[], together?: Buffer): void {
    const news = events.filter(({ event }) => event.no > this.position);
    const last = news.at(-1)?.event.no;
    if (last === undefined) return;
    const end = news.findIndex(({ event }) => event.type === 'session.ended');
    const sent = end < 0 ? news : news.slice(0, end + 1);
    const reader = this.audience.kind === 'guest' ? 'guest' : 'staff';
    const whole = sent.length === events.length && together;
    this.write(whole || Buffer.concat(sent.map((event) => event.frame(reader))));
    this.position = last;
    if (end >= 0) this.#end();
  }

  beat(): void {
    // A client that does not take its last bytes within a round loses its connection.
    if (this.#isEnding) this.cut();
    else if (this.#right.endsAt <= this.#now()) this.end('expired');
    else this.write(HEARTBEAT);
  }

  /** Ends the stream and tells a guest why. */
  end(reason: 'expired' | 'revoked'): void {
    if (this.audience.kind === 'guest') this.write(eventFrame({ type: 'session.ended', reason }));
    this.#end();
  }

  /** Sends the final bytes and ends. */
  close(lastWord: Buffer): void {
    this.write(lastWord);
    this.#end();
  }

  cut(): void {
    this.#sink.cut();
  }

  drained(): Promise<void> {
    return this.#sink.drained();
  }

  #end(): void {
    this.#isEnding = true;
    this.#sink.end();
  }
}
