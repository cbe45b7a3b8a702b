import { Counter, type Registry } from 'prom-client';

/** Duration from which a statement is slow, in milliseconds. */
export const SLOW_MS = 50;
/** Most distinct texts: each is a series that Prometheus stores. */
export const MOST_TEXTS = 100;
/** Length of a text that is enough to recognise it. */
const TEXT_CHARS = 300;
const OTHER = 'other';

/** Statements that took long, by their text without parameters. */
export class SlowStatements {
  readonly #texts = new Set<string>();
  readonly #count: Counter;
  readonly #seconds: Counter;

  constructor(registry: Registry) {
    const common = { labelNames: ['statement'], registers: [registry] };
    this.#count = new Counter({
      ...common,
      name: 'bellkey_slow_statements_total',
      help: `Statements that took ${SLOW_MS} ms or more, by text.`,
    });
    this.#seconds = new Counter({
      ...common,
      name: 'bellkey_slow_statement_seconds_total',
      help: 'How long they took together.',
    });
  }

  /** Counts a statement if it was slow. */
  take(text: string, ms: number): void {
    if (ms < SLOW_MS) return;
    const statement = this.#labelOf(text);
    this.#count.inc({ statement });
    this.#seconds.inc({ statement }, ms / 1000);
  }

  #labelOf(text: string): string {
    const short = text.replace(/\s+/g, ' ').trim().slice(0, TEXT_CHARS);
    if (this.#texts.has(short)) return short;
    if (this.#texts.size >= MOST_TEXTS) return OTHER;
    this.#texts.add(short);
    return short;
  }
}
