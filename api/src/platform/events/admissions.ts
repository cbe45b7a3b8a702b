import type { PropertyScope, Store } from '../database/property-scope.ts';
import { done, type Outcome } from '../outcome/outcome.ts';
import { mayRead } from './event-audience.ts';
import { loadMissed, type Missed } from './event-log.ts';
import type { EventTail } from './event-tail.ts';
import { FramedEvent, type ViewForGuest } from './stream-frames.ts';
import type { ListeningRight } from './stream-listener.ts';

/** Most listeners that are admitted together: what they missed is in memory for a moment. */
const MAX_TOGETHER = 100;

/** Initial state of an admitted listener. */
export interface Admission {
  right: ListeningRight;
  /** The number of the event before the first of `missed`. */
  after: number;
  missed: readonly FramedEvent[];
  /** How far the log was read for them; live events follow from here. */
  position: number;
}

/** Whether subjects may listen, by index. */
export type CheckRights<Subject> = (
  scope: PropertyScope,
  subjects: readonly Subject[],
) => Promise<Array<Outcome<ListeningRight>>>;

/** Ports of the feed that admissions belong to. */
export interface AdmissionDependencies<Subject> {
  store: Store;
  propertyId: string;
  /** Whether these subjects may start listening; from memory where possible. */
  admit: CheckRights<Subject>;
  forGuest: ViewForGuest;
  /** Runs loads for joining listeners with limited concurrency in the process. */
  gate: <T>(work: () => Promise<T>) => Promise<T>;
  tail(): EventTail | null;
  /** Receives how far the log reached when it was read for joining listeners. */
  onLast(last: number): void;
}

interface Joining<Subject> {
  subject: Subject;
  after: number | null;
  resolve(outcome: Outcome<Admission>): void;
  reject(error: unknown): void;
}

/**
 * Admits the listeners of one property. Those who join during an admission wait and go together: what they missed is
 * one statement for all, and none when the tail of the log reaches back far enough.
 */
export class Admissions<Subject> {
  readonly #dependencies: AdmissionDependencies<Subject>;
  #waiting: Array<Joining<Subject>> = [];
  #admitting = false;

  constructor(dependencies: AdmissionDependencies<Subject>) {
    this.#dependencies = dependencies;
  }

  get isBusy(): boolean {
    return this.#admitting;
  }

  /** @param after number to resume after; null, or one that the log has not reached, starts with new events */
  join(subject: Subject, after: number | null): Promise<Outcome<Admission>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ subject, after, resolve, reject });
      void this.#admitAll();
    });
  }

  /** Continues for a listener who missed more than one page. */
  async readOn({ right, position }: Admission): Promise<Admission> {
    const known = this.#known(right, position);
    if (known) return known;
    const { gate, store, propertyId } = this.#dependencies;
    const outcome = await gate(() =>
      store.read(propertyId, async (scope) => done(await this.#load(scope, [{ right, after: position }]))),
    );
    const [read] = outcome.ok ? outcome.value : [];
    if (!read) throw new Error(`The log of ${propertyId} was not read`);
    return read;
  }

  async #admitAll(): Promise<void> {
    if (this.#admitting) return;
    this.#admitting = true;
    // Listeners of the same tick are included.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, MAX_TOGETHER);
      try {
        const { gate, store, propertyId } = this.#dependencies;
        const admitted = await gate(() =>
          store.read(propertyId, async (scope) => done(await this.#admit(scope, together))),
        );
        for (const [place, { resolve }] of together.entries()) {
          const outcome = admitted.ok ? admitted.value[place] : admitted;
          if (outcome) resolve(outcome);
        }
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#admitting = false;
  }

  async #admit(
    scope: PropertyScope,
    together: ReadonlyArray<Joining<Subject>>,
  ): Promise<Array<Outcome<Admission>>> {
    const subjects = together.map(({ subject }) => subject);
    const rights = await this.#dependencies.admit(scope, subjects);
    const admissions: Array<Outcome<Admission> | null> = [];
    const unread: Array<{ place: number; right: ListeningRight; after: number | null }> = [];
    for (const [place, right] of rights.entries()) {
      const after = together[place]?.after ?? null;
      const known = right.ok && after !== null ? this.#known(right.value, after) : null;
      admissions.push(right.ok ? known && done(known) : right);
      if (right.ok && !known) unread.push({ place, right: right.value, after });
    }
    if (unread.length > 0) {
      const read = await this.#load(scope, unread);
      for (const [index, { place }] of unread.entries()) {
        const admission = read[index];
        if (admission) admissions[place] = done(admission);
      }
    }
    return admissions.flatMap((outcome) => outcome ?? []);
  }

  /** From memory; null when it does not reach back far enough. */
  #known(right: ListeningRight, after: number): Admission | null {
    const tail = this.#dependencies.tail();
    const since = tail?.since(after);
    if (!tail || !since) return null;
    const missed = since.filter(({ event }) => mayRead(right.audience, event));
    return { right, after, missed, position: tail.last };
  }

  async #load(
    scope: PropertyScope,
    unread: ReadonlyArray<{ right: ListeningRight; after: number | null }>,
  ): Promise<Admission[]> {
    const asked = unread.flatMap(({ right: { audience }, after }): Missed[] =>
      after === null ? [] : [{ audience, after }],
    );
    const { last, pages } = await loadMissed(scope, asked);
    this.#dependencies.onLast(last);
    let next = 0;
    return unread.map(({ right, after }) => {
      const page = after === null ? undefined : pages[next++];
      const { forGuest } = this.#dependencies;
      const missed = (page?.events ?? []).map((event) => new FramedEvent(event, forGuest));
      const position = page?.more ? (page.events.at(-1)?.no ?? last) : last;
      return { right, after: Math.min(after ?? last, last), missed, position };
    });
  }
}
