import { connect, type Socket } from 'node:net';
import { reconnectDelay } from '../../../../../host/src/api-client/reconnect-delay.ts';

/** An event received by a client. */
export interface Arrival {
  id: number;
  /** In ms since 1970. */
  at: number;
}

const now = () => performance.timeOrigin + performance.now();

/**
 * A minimal stream client: thousands of them run in one process. It reconnects like the product's own client, and
 * resumes after the last event that it received.
 */
export class StreamClient {
  readonly #port: number;
  readonly #path: string;
  readonly #header: string;
  #socket: Socket | null = null;
  #rest = '';
  #retryMs = 0;
  #failures = 0;
  #lastId: number;
  #opened = 0;
  #closed = false;
  readonly arrivals: Arrival[] = [];
  /** When the stream was last opened, and the time to the first bytes. */
  readonly openings: Array<{ at: number; ms: number }> = [];
  refused = 0;

  constructor(port: number, path: string, header: string, after: number) {
    this.#port = port;
    this.#path = path;
    this.#header = header;
    this.#lastId = after;
  }

  get isLive(): boolean {
    return this.#opened > 0;
  }

  open(): void {
    if (this.#closed) return;
    const asked = now();
    const socket = connect(this.#port, '127.0.0.1');
    this.#socket = socket;
    this.#rest = '';
    socket.write(
      `GET ${this.#path} HTTP/1.1\r\nhost: bench\r\n${this.#header}\r\nlast-event-id: ${this.#lastId}\r\n\r\n`,
    );
    socket.on('data', (data) => this.#read(data.toString('latin1'), asked));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      if (this.#opened === 0) this.#failures += 1;
      this.#opened = 0;
      this.#socket = null;
      if (this.#closed) return;
      setTimeout(() => this.open(), reconnectDelay(this.#failures, Math.random(), this.#retryMs));
    });
  }

  /** Drops the connection and reconnects. */
  drop(): void {
    this.#socket?.destroy();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.destroy();
  }

  #read(data: string, asked: number): void {
    const lines = `${this.#rest}${data}`.split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('id: ')) {
        this.#lastId = Number(line.slice(4));
        this.arrivals.push({ id: this.#lastId, at: now() });
      } else if (line.startsWith('retry: ')) {
        this.#retryMs = Number(line.slice(7));
        if (this.#opened > 0) continue;
        this.#opened = now();
        this.#failures = 0;
        this.openings.push({ at: this.#opened, ms: this.#opened - asked });
      } else if (line.startsWith('HTTP/1.1 ') && !line.startsWith('HTTP/1.1 200')) {
        this.refused += 1;
        this.#socket?.destroy();
      }
    }
  }
}
