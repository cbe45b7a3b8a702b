import type { ServerResponse } from 'node:http';

/** Destination of one stream's bytes. After `onClose` was called, writing has no effect. */
export interface StreamSink {
  write(chunk: Buffer): void;
  /** Bytes written that the client's connection has not taken. */
  waiting(): number;
  /** Resolves when the connection accepts more, or is closed. */
  drained(): Promise<void>;
  /** Ends the stream once everything is sent. */
  end(): void;
  /** Drops the connection with its unsent bytes. */
  cut(): void;
  /** Calls back once, when the client is gone or the stream has ended. */
  onClose(closed: () => void): void;
}

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** A stream over Node's own server response: no web stream, and no promise per chunk. */
export class NodeSink implements StreamSink {
  readonly #outgoing: ServerResponse;

  constructor(outgoing: ServerResponse) {
    this.#outgoing = outgoing;
  }

  write(chunk: Buffer): void {
    const { destroyed, writableEnded } = this.#outgoing;
    if (!destroyed && !writableEnded) this.#outgoing.write(chunk);
  }

  waiting(): number {
    return this.#outgoing.writableLength;
  }

  drained(): Promise<void> {
    const outgoing = this.#outgoing;
    return new Promise((resolve) => {
      if (!outgoing.writableNeedDrain || outgoing.destroyed) return resolve();
      const done = () => {
        outgoing.off('drain', done);
        outgoing.off('close', done);
        resolve();
      };
      outgoing.on('drain', done);
      outgoing.on('close', done);
    });
  }

  end(): void {
    this.#outgoing.end();
  }

  cut(): void {
    this.#outgoing.destroy();
  }

  onClose(closed: () => void): void {
    if (this.#outgoing.destroyed) closed();
    else this.#outgoing.once('close', closed);
  }
}

/** A stream as the body of a `Response`, for callers inside the process. */
export function webSink(): { sink: StreamSink; body: ReadableStream<Uint8Array> } {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let pulled: () => void = () => undefined;
  let closed: () => void = () => undefined;
  let open = true;
  const close = (): boolean => {
    if (!open) return false;
    open = false;
    closed();
    pulled();
    return true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(its) {
        controller = its;
      },
      pull: () => pulled(),
      cancel() {
        close();
      },
    },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  const waiting = () => Math.max(0, -(controller.desiredSize ?? 0));
  const sink: StreamSink = {
    write(chunk) {
      if (open) controller.enqueue(chunk);
    },
    waiting,
    drained: () =>
      new Promise((resolve) => {
        if (!open || waiting() === 0) return resolve();
        pulled = resolve;
      }),
    end() {
      if (close()) controller.close();
    },
    cut() {
      if (close()) controller.error(new Error('The stream was cut.'));
    },
    onClose(callback) {
      if (open) closed = callback;
      else callback();
    },
  };
  return { sink, body };
}
