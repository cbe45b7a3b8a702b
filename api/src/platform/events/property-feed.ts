import type { LiveEvent } from '@bellkey/shared/api';
import type { LogEvent } from '../database/log-event.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { type Admission, Admissions } from './admissions.ts';
import { mayRead } from './event-audience.ts';
import { EventTail } from './event-tail.ts';
import { enforceRights, type FeedDependencies, loadNews } from './feed-news.ts';
import { ListenerGroups } from './listener-groups.ts';
import { eventFrame, FramedEvent } from './stream-frames.ts';
import type { StreamListener } from './stream-listener.ts';

/** How long events stay in memory. Clients that lost their connection are back within seconds. */
const TAIL_MS = 60_000;
/** After a failed load of the log. */
const READ_AGAIN_MS = 1_000;

/**
 * The listeners of one property in this process. The log is loaded once for all of them, and each gets what it may
 * read: in order, without gaps, and after the pieces of an answer that were shown before.
 */
export class PropertyFeed<Subject> {
  readonly #dependencies: FeedDependencies<Subject>;
  readonly #listeners = new ListenerGroups<Subject>();
  readonly #admissions: Admissions<Subject>;
  #tail: EventTail | null = null;
  /** What was shown while the log was loading. */
  #shown: LiveEvent[] = [];
  #hasNews = false;
  #isCheckDue = false;
  #checkedAt = performance.now();
  #isReading = false;
  #isInRound = false;
  #again: NodeJS.Timeout | null = null;

  constructor(dependencies: FeedDependencies<Subject>) {
    this.#dependencies = dependencies;
    this.#admissions = new Admissions({
      ...dependencies,
      tail: () => this.#tail,
      onLast: (last) => {
        this.#tail ??= new EventTail(last);
      },
    });
  }

  /** Whether there are listeners, joining ones included. */
  get isUsed(): boolean {
    return this.#listeners.size > 0 || this.#admissions.isBusy;
  }

  get listeners(): Iterable<StreamListener<Subject>> {
    return this.#listeners;
  }

  /**
   * Stored events may be new.
   *
   * @param written by one transaction of this process: delivered without loading the log if they are the next ones in
   * it
   */
  wake(written: readonly LogEvent[] | null): void {
    if (written && this.#take(written)) return;
    this.#hasNews = true;
    void this.#readOn();
  }

  /** Delivers events unless others may come before them, or a running load may include them. */
  #take(written: readonly LogEvent[]): boolean {
    const tail = this.#tail;
    if (!tail || this.#isReading || this.#hasNews || this.#again) return false;
    if (written[0]?.no !== tail.last + 1) return (written.at(-1)?.no ?? 0) <= tail.last;
    this.#deliver(tail, written);
    // A member whose own row changed is checked for the right to keep listening.
    void this.#readOn();
    return true;
  }

  /** Passes on an event that is not stored: at once, or with the running load. */
  show(event: LiveEvent): void {
    if (this.#isReading) this.#shown.push(event);
    else this.#listeners.show(event, eventFrame(event));
  }

  /** @param after see {@link Admissions.join} */
  join(subject: Subject, after: number | null): Promise<Outcome<Admission>> {
    return this.#admissions.join(subject, after);
  }

  /** Starts listening: sends what was missed, page by page as fast as the client takes it, and then new events. */
  async begin(listener: StreamListener<Subject>, admission: Admission): Promise<void> {
    let read = admission;
    for (;;) {
      listener.deliver(read.missed);
      listener.position = Math.max(listener.position, read.position);
      const tail = this.#tail;
      if (!listener.isOpen) return;
      // No await between the last look at the tail and the start, so that no event is skipped.
      if (tail && (listener.position >= tail.last || tail.since(listener.position))) break;
      await listener.drained();
      read = await this.#admissions.readOn(read);
    }
    listener.deliver(this.#missedBy(listener));
    if (!listener.isOpen) return;
    // The first of them was checked on admission.
    if (this.#listeners.size === 0) this.#checkedAt = performance.now();
    this.#listeners.put(listener);
    if (this.#hasNews) void this.#readOn();
  }

  leave(listener: StreamListener<Subject>): void {
    this.#listeners.delete(listener);
  }

  #missedBy({ position, audience }: StreamListener<Subject>): readonly FramedEvent[] {
    return this.#tail?.since(position)?.filter(({ event }) => mayRead(audience, event)) ?? [];
  }

  /** Checks the rights of all listeners, and for a lost hint: one round trip. */
  recheck(): void {
    if (this.#listeners.size === 0) return;
    this.#isCheckDue = true;
    void this.#readOn();
  }

  /** Once per round: checks sign-ins, then rights; drops old events. */
  async round(): Promise<void> {
    this.#tail?.dropBefore(Date.now() - TAIL_MS);
    if (this.#listeners.size === 0 || this.#isInRound) return;
    this.#isInRound = true;
    try {
      await Promise.all(
        [...this.#listeners].map(async (listener) => {
          if (!(await this.#dependencies.stillSignedIn(listener.subject))) listener.end('revoked');
        }),
      );
    } catch (error) {
      this.#dependencies.onError(error);
    } finally {
      this.#isInRound = false;
    }
    this.recheck();
  }

  /** Loads until nothing is new. One load runs at a time; a notification during it starts the next one. */
  async #readOn(): Promise<void> {
    if (this.#isReading || this.#again) return;
    this.#isReading = true;
    while ((this.#hasNews || this.#isCheckDue) && this.#tail && this.#listeners.size > 0) {
      const checked = this.#isCheckDue ? [...this.#listeners] : [];
      this.#hasNews = false;
      this.#isCheckDue = false;
      try {
        const { page, rights } = await loadNews(this.#dependencies, this.#tail.last, checked);
        this.#deliver(this.#tail, page.events);
        this.#hasNews ||= page.more;
        enforceRights(checked, rights, (listener) => this.#listeners.put(listener));
        if (checked.length > 0) this.#checkedAt = performance.now();
      } catch (error) {
        this.#readAgain(error, checked.length > 0);
        break;
      }
    }
    this.#isReading = false;
    this.#showWaiting(() => true);
  }

  #deliver(tail: EventTail, next: readonly LogEvent[]): void {
    const events = next.map((event) => new FramedEvent(event, this.#dependencies.forGuest));
    // While the log was loading, an answer's last pieces may have arrived, and the message that replaces them may be
    // in it.
    this.#showWaiting(({ type }) => type !== 'reply.ended');
    tail.append(events, Date.now());
    this.#listeners.deliver(events);
    this.#isCheckDue ||= next.some(({ type }) => type === 'membership.updated');
  }

  #readAgain(error: unknown, wasCheck: boolean): void {
    this.#dependencies.onError(error);
    this.#hasNews = true;
    this.#isCheckDue ||= wasCheck;
    if (performance.now() - this.#checkedAt > this.#dependencies.maxUncheckedMs) {
      for (const listener of [...this.#listeners]) listener.cut();
    }
    this.#again = setTimeout(() => {
      this.#again = null;
      void this.#readOn();
    }, READ_AGAIN_MS);
    this.#again.unref();
  }

  #showWaiting(isDue: (event: LiveEvent) => boolean): void {
    const waiting = this.#shown;
    this.#shown = waiting.filter((event) => !isDue(event));
    for (const event of waiting) if (isDue(event)) this.#listeners.show(event, eventFrame(event));
  }
}
