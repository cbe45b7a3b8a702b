import {
  answerWaiting,
  COMMIT,
  composeBatch,
  countSent,
  OF_TRANSACTIONS,
  ROLLBACK,
  sendObserved,
  type Waiting,
} from './batch.ts';
import { type BatchAnswer, type Connection, isStale, type Rows, type Statement } from './connections.ts';
import { deferJoined, type JoinedWrite, takeLastJoined, toDeferrables } from './joined-writes.ts';
import { currentMeter, type Meter } from './meter.ts';
import { type Deferrable, type Queries, queriesOver } from './queries.ts';
import type { TransactionOptions } from './transaction-options.ts';

/**
 * Runs statements so that those issued in the same tick share one round trip. Nothing is sent, and no connection taken,
 * before the first statement. In a transaction `per: 'one'` every statement after a failure fails with the same error.
 * See decision 0310.
 */
export class Transaction {
  #options: TransactionOptions;
  #db: Queries | null = null;
  #waiting: Waiting[] = [];
  #deferred: Array<Deferrable | JoinedWrite> = [];
  readonly #started: Array<Promise<unknown>> = [];
  #connection: Connection | null = null;
  #opened = false;
  #last = false;
  #over = false;
  #broken = false;
  #failure: { error: unknown } | null = null;
  #scheduled = false;
  #sending: Promise<void> | null = null;
  #meter: Meter | null = null;
  #onlyCold = true;
  #notices: string[] = [];

  constructor(options: TransactionOptions) {
    this.#options = options;
  }

  /** Drizzle over this transaction. */
  get db(): Queries {
    this.#db ??= queriesOver(this);
    return this.#db;
  }

  /** Runs a statement together with all others of this tick, after the deferred ones. */
  query(
    { text, rowMode, call }: { text: string; rowMode?: string | undefined; call?: string | undefined },
    values: readonly unknown[] = [],
  ): Promise<Rows> {
    if (OF_TRANSACTIONS.test(text)) throw new Error('A transaction begins and ends by itself');
    if (this.#options.per === 'one') this.#startDeferred();
    return this.#enqueue({ text, values, call, ...(rowMode === 'array' && { rowMode }) });
  }

  /** Defers a query until a later statement, or the end of the transaction, sends it. */
  defer(query: Deferrable | JoinedWrite): void {
    if ('table' in query) deferJoined(this.#deferred, query);
    else this.#deferred.push(query);
  }

  /** Takes back the last deferred writes, for a statement that includes them. */
  takeLastJoined(accept: (write: JoinedWrite) => boolean): JoinedWrite[] {
    return takeLastJoined(this.#deferred, accept);
  }

  get hasDeferred(): boolean {
    return this.#deferred.length > 0;
  }

  /** From reading, a transaction for each batch, to one that writes. */
  turnToWriting(settings: TransactionOptions['settings']): void {
    this.#options = { ...this.#options, settings, per: 'one' };
  }

  /** Sends the rest and commits, in one round trip. @throws the error of the failing statement */
  async commit(): Promise<void> {
    this.#startDeferred();
    while (this.#sending) await this.#sending;
    if (!this.#failure) {
      this.#last = true;
      if (this.#opened) this.#enqueue(COMMIT).catch(() => undefined);
      this.#flush();
      while (this.#sending) await this.#sending;
    }
    this.#over = true;
    // A deferred query's own error names the query.
    if (this.#failure) await Promise.all(this.#started);
    if (this.#failure) throw this.#failure.error;
    this.#end();
  }

  /** Rolls everything back. The caller does not wait: no one sees uncommitted data. */
  rollback(): void {
    this.#over = true;
    this.#deferred = [];
    this.#fail(new Error('The transaction was rolled back'));
    void this.#undo();
  }

  async #undo(): Promise<void> {
    while (this.#sending) await this.#sending;
    if (this.#opened && this.#connection && !this.#broken) {
      const { error } = await this.#connection.send([ROLLBACK]);
      if (error !== null) this.#broken = true;
    }
    this.#end();
  }

  /** Also after a failed commit: whether the server has it is unknown then, and announcing too much is harmless. */
  #end(): void {
    if (this.#notices.length > 0) this.#options.onNotices?.(this.#notices);
    this.#notices = [];
    if (this.#connection) this.#options.connections.release(this.#connection, this.#broken);
    this.#connection = null;
    this.#broken = false;
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure.error);
  }

  #startDeferred(): void {
    // `then` runs a query: drizzle's reaches `query` before it returns. A failure fails the transaction.
    for (const query of toDeferrables(this, this.#deferred.splice(0))) {
      const started = Promise.resolve(query.then(() => undefined));
      started.catch((error: unknown) => this.#fail(error));
      this.#started.push(started);
    }
  }

  #enqueue(statement: Statement): Promise<Rows> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    if (this.#over) return Promise.reject(new Error('The transaction is over'));
    return new Promise((resolve, reject) => {
      if (statement !== COMMIT) {
        this.#meter = currentMeter();
        this.#onlyCold &&= this.#meter?.cold ?? false;
      }
      const cold = statement === COMMIT ? this.#onlyCold : (this.#meter?.cold ?? false);
      this.#waiting.push({ statement, cold, resolve, reject });
      this.#schedule();
    });
  }

  /** Sends after everything that is ready to run now, which may add more. */
  #schedule(): void {
    if (this.#scheduled || this.#sending || this.#waiting.length === 0) return;
    this.#scheduled = true;
    process.nextTick(() => {
      this.#scheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#sending || this.#waiting.length === 0) return;
    this.#sending = this.#send().then(() => {
      this.#sending = null;
      this.#schedule();
    });
  }

  async #send(): Promise<void> {
    const { connections, owner, lane, per, settings, observer } = this.#options;
    try {
      this.#connection ??= await connections.acquire(owner, lane);
    } catch (error) {
      return this.#fail(error);
    }
    // Statements that arrived while waiting for the connection are included.
    const batch = this.#waiting;
    this.#waiting = [];
    const opening = this.#opened ? null : { begin: per === 'one' && !this.#last, settings };
    const composed = composeBatch(batch, opening);
    if (opening) this.#opened = opening.begin;
    const answer = await sendObserved(this.#connection, composed.statements, observer);
    countSent(this.#meter, batch, composed.sent);
    this.#settle(batch, { ...answer, results: composed.resultsOf(answer.results) });
    if (per === 'each') this.#end();
  }

  #settle(batch: readonly Waiting[], { results, error, notices }: BatchAnswer): void {
    this.#notices.push(...notices);
    const undone = this.#options.per === 'one' && error !== null;
    if (isStale(error)) this.#broken = true;
    if (undone) this.#failure ??= { error };
    answerWaiting(batch, results, error, (failure) => this.#fail(failure));
    // A batch that is a transaction of its own can fail after its last statement, when it commits.
    if (undone) this.#fail(error);
  }
}
