import type { LiveEvent } from '@bellkey/shared/api';
import type { Transaction } from '../statements/transaction.ts';
import type { LogEvent } from './log-event.ts';
import { type PendingEvent, prepareEvents } from './write-events.ts';

/** The events that a transaction appends when it commits. */
export class PendingEvents {
  readonly #events: PendingEvent[] = [];

  get isEmpty(): boolean {
    return this.#events.length === 0;
  }

  /** Adds an event. Of several with one `onceKey` one is appended. */
  add(event: PendingEvent): void {
    const earlier = event.onceKey ? this.#events.findIndex(({ onceKey }) => onceKey === event.onceKey) : -1;
    const first = this.#events[earlier];
    // Of a pair, the first keeps its type “created” with the later one's data; anything else takes the later place.
    if (first?.type.endsWith('.created')) {
      const { payload } = event;
      if (typeof payload === 'function')
        first.payload = async () => ({ ...(await payload()), type: first.type }) as LiveEvent;
      return;
    }
    if (earlier >= 0) this.#events.splice(earlier, 1);
    this.#events.push(event);
  }

  /** Leaves them to a transaction to write. They are known once it is committed; null without any. */
  async deferTo(
    transaction: Transaction,
    propertyId: string,
    now: Date,
  ): Promise<{ written(): Promise<LogEvent[]> } | null> {
    if (this.isEmpty) return null;
    const prepared = await prepareEvents(transaction, propertyId, now, this.#events);
    let written: Promise<LogEvent[]> = Promise.resolve([]);
    transaction.defer({
      // biome-ignore lint/suspicious/noThenProperty: a query runs when it is asked for its result
      then: (done, failed) => {
        written = prepared.write();
        return written.then(done, failed);
      },
    });
    return { written: () => written };
  }
}
