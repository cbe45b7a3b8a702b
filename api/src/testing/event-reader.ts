import type { LiveEvent } from '@bellkey/shared/api';

/** One event of a stream. */
export interface ReceivedEvent {
  id: number | null;
  event: LiveEvent;
}

/** How long a test waits for an event: a busy machine is ten times slower. */
const EVENT_TIMEOUT_MS = 60_000;

/** Parses a stream of server-sent events like a browser, for as long as a test wants. */
export class EventReader {
  readonly received: ReceivedEvent[] = [];
  /** Everything received, comments and retry lines included. */
  text = '';
  ended = false;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #waiting = new Set<() => void>();

  constructor(response: Response) {
    if (!response.body) throw new Error(`No stream: ${response.status}`);
    this.#reader = response.body.getReader();
    void this.#read();
  }

  /** The logged events' numbers, in order of arrival. */
  get ids(): number[] {
    return this.received.flatMap(({ id }) => (id === null ? [] : [id]));
  }

  get types(): string[] {
    return this.received.map(({ event }) => event.type);
  }

  /** Waits for a matching event, including those that arrived already. */
  async until(fits: (event: LiveEvent) => boolean): Promise<LiveEvent> {
    await this.when(() => this.received.some(({ event }) => fits(event)), 'event');
    const found = this.received.find(({ event }) => fits(event));
    if (!found) throw new Error('unreachable');
    return found.event;
  }

  async untilEnded(): Promise<void> {
    await this.when(() => this.ended, 'end');
  }

  async when(condition: () => boolean, what: string, timeoutMs = EVENT_TIMEOUT_MS): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!condition()) {
      if (Date.now() > deadline)
        throw new Error(`No such ${what} within ${timeoutMs} ms; received: ${this.types.join(', ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async close(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined);
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { value, done } = await this.#reader.read().catch(() => ({ value: undefined, done: true }));
      if (done || !value) break;
      const text = decoder.decode(value, { stream: true });
      this.text += text;
      const blocks = `${rest}${text}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
      this.#tell();
    }
    this.ended = true;
    this.#tell();
  }

  #take(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    this.received.push({ id: id === undefined ? null : Number(id), event: JSON.parse(data) as LiveEvent });
  }

  #tell(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
