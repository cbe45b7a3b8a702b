import type { FramedEvent } from './stream-frames.ts';

/** Most events of a property that are kept in memory. */
const MAX_EVENTS = 1_000;

interface Kept {
  entry: FramedEvent;
  at: number;
}

/** The end of a property's log in memory, from which clients that were briefly away get what they missed. */
export class EventTail {
  readonly #maxEvents: number;
  #kept: Kept[] = [];
  /** Every event after this number, up to `last`, is in memory. */
  #from: number;
  #last: number;

  /** @param last the log's last number; earlier events are not in memory */
  constructor(last: number, maxEvents: number = MAX_EVENTS) {
    this.#from = last;
    this.#last = last;
    this.#maxEvents = maxEvents;
  }

  /** The number of the last event loaded from the log. */
  get last(): number {
    return this.#last;
  }

  /** @param entries the next events, in order and without a gap */
  append(entries: readonly FramedEvent[], at: number): void {
    for (const entry of entries) this.#kept.push({ entry, at });
    this.#last = entries.at(-1)?.event.no ?? this.#last;
    this.#drop(this.#kept.length - this.#maxEvents);
  }

  /** Drops what was loaded before an instant. */
  dropBefore(at: number): void {
    const fresh = this.#kept.findIndex((kept) => kept.at >= at);
    this.#drop(fresh < 0 ? this.#kept.length : fresh);
  }

  /** The events after a number; null when they are not all in memory. */
  since(after: number): readonly FramedEvent[] | null {
    if (after < this.#from || after > this.#last) return null;
    const first = this.#kept.findIndex(({ entry }) => entry.event.no > after);
    return first < 0 ? [] : this.#kept.slice(first).map(({ entry }) => entry);
  }

  #drop(count: number): void {
    if (count <= 0) return;
    this.#from = this.#kept[count - 1]?.entry.event.no ?? this.#from;
    this.#kept = this.#kept.slice(count);
  }
}
