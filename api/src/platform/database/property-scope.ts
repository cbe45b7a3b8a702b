import { and, eq, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { JoinedWrite } from '../statements/joined-writes.ts';
import { outsideBudget, unmeasured } from '../statements/meter.ts';
import type { PreparedQuery } from '../statements/prepared-query.ts';
import type { PreparedSql } from '../statements/prepared-sql.ts';
import type { Transaction } from '../statements/transaction.ts';
import { ContentVersion } from './content-version.ts';
import type { Queries } from './database.ts';
import type { LogEvent } from './log-event.ts';
import type { Memory } from './memory.ts';
import { PendingEvents } from './pending-events.ts';
import { type Build, type PropertyContent, selectContentVersion } from './property-content.ts';
import type { PendingEvent } from './write-events.ts';

export type { Store } from './store.ts';
export type { Audience } from './tenant-settings.ts';

/**
 * One property's data inside one transaction. Operations only get it from {@link Store.inProperty} and {@link
 * Store.read}, which bind the transaction to the property; the database hides the rows of others even when a query has
 * no condition.
 */
export class Scope {
  readonly propertyId: string;
  /** The transaction's time, for every row it writes. */
  readonly now: Date;
  /** The cache of rows that seldom change. */
  readonly memory: Memory;
  readonly #transaction: Transaction;
  readonly #content: PropertyContent;
  readonly #contentVersion: ContentVersion;
  readonly #events = new PendingEvents();
  readonly #afterCommit: Array<() => void> = [];

  constructor(
    propertyId: string,
    transaction: Transaction,
    now: Date,
    { content, memory }: { content: PropertyContent; memory: Memory },
  ) {
    this.propertyId = propertyId;
    this.#transaction = transaction;
    this.now = now;
    this.#content = content;
    this.#contentVersion = new ContentVersion(() => selectContentVersion(this.#transaction, propertyId));
    this.memory = memory;
  }

  /** Queries whose rows are awaited. Those issued in the same tick (`Promise.all`) share one round trip. */
  get db(): Queries {
    return this.#transaction.db;
  }

  /** Runs a prepared query; the property's id is filled in. */
  run<T>(query: PreparedQuery<T>, values: Record<string, unknown> = {}): Promise<T> {
    return query.run(this.#transaction, { ...values, propertyId: this.propertyId });
  }

  /**
   * Writes rows without a result. It is sent in order, with the events and the commit in one round trip, or before the
   * next awaited query. If it fails, the operation fails with its error.
   *
   * @param query a query of {@link db} that has not been awaited, or plain SQL
   */
  write(query: PromiseLike<unknown> | SQL): void {
    this.#transaction.defer('then' in query ? query : this.db.execute(query));
  }

  /**
   * Like {@link write}, in one statement with other such writes: the row must not depend on pending writes of this
   * transaction.
   *
   * @param write an insert, update or delete of `table`, without `returning`
   */
  writeJoined(table: PgTable, write: { toSQL(): { sql: string; params: unknown[] } }): void {
    const { sql: text, params } = write.toSQL();
    this.#transaction.defer({ table: getTableName(table), text, values: params });
  }

  /**
   * Like {@link writeJoined}, with prepared SQL.
   *
   * @param options `row`: the id of the changed row, if events read it from there; `merge`: how it merges with an
   * earlier pending one
   */
  runJoined(
    table: PgTable,
    query: PreparedSql<unknown>,
    values: Record<string, unknown>,
    options: Pick<JoinedWrite, 'row' | 'merge'> = {},
  ): void {
    const bound = query.bind({ ...values, propertyId: this.propertyId });
    this.#transaction.defer({ table: getTableName(table), ...options, ...bound });
  }

  /**
   * Like {@link write}, for what is due at most once a minute: it does not count towards an operation's round trips.
   */
  upkeep(run: () => PromiseLike<unknown>): void {
    // biome-ignore lint/suspicious/noThenProperty: a query runs when it is asked for its result
    this.#transaction.defer({ then: (done, failed) => outsideBudget(run).then(done, failed) });
  }

  /**
   * A piece of the property's content, loaded from the database only when it has changed. The version is loaded once
   * per transaction: a transaction that writes content must not load it before.
   */
  async content<T>(piece: string, load: () => Promise<T>): Promise<T> {
    return this.builtContent<T, T>(piece, load, (rows) => rows);
  }

  /** Like {@link content}, for what takes time to build from the loaded rows. */
  async builtContent<Rows, T>(piece: string, load: () => Promise<Rows>, build: Build<Rows, T>): Promise<T> {
    return this.#content.get(this.propertyId, await this.#contentVersion.get(), piece, load, build);
  }

  /** Requests the content's version now, so that it shares the round trip of this tick. */
  prefetchContent(): void {
    void this.#contentVersion.get();
  }

  /** The content version that this transaction uses; null while the property has none. */
  contentVersion(): Promise<number | null> {
    return this.#contentVersion.get();
  }

  /** Loads the content of a version that was loaded a moment ago, without loading it again. */
  assumeContent(version: number | null): void {
    this.#contentVersion.assume(version);
  }

  /** The condition "of this property, and …", which every query carries. */
  own(table: { propertyId: PgColumn }, ...conditions: Array<SQL | undefined>): SQL | undefined {
    return and(eq(table.propertyId, this.propertyId), ...conditions);
  }

  /** Appends an event when this transaction commits. */
  emit(event: PendingEvent): void {
    this.#events.add(event);
  }

  /** Runs once this transaction is committed, never when it is rolled back. */
  afterCommit(action: () => void): void {
    this.#afterCommit.push(action);
  }

  /** Whether writes are pending. */
  get hasWrites(): boolean {
    return !this.#events.isEmpty || this.#transaction.hasDeferred;
  }

  /** Writes the events after everything else. They are known once the transaction is committed; null without any. */
  writeEvents(): Promise<{ written(): Promise<LogEvent[]> } | null> {
    return this.#events.deferTo(this.#transaction, this.propertyId, this.now);
  }

  committed(): void {
    for (const action of this.#afterCommit) unmeasured(action);
  }
}

export type PropertyScope = Scope;
