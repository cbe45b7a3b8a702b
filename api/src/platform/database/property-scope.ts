import type { LiveEvent } from '@bellkey/shared/api';
import { and, eq, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Outcome } from '../outcome/outcome.ts';
import type { JoinedWrite } from '../statements/joined-writes.ts';
import { outsideBudget, unmeasured } from '../statements/meter.ts';
import type { PreparedQuery } from '../statements/prepared-query.ts';
import type { PreparedSql } from '../statements/prepared-sql.ts';
import type { Transaction } from '../statements/transaction.ts';
import type { Changes } from './changes.ts';
import type { Database, Queries } from './database.ts';
import type { LogEvent } from './log-event.ts';
import type { Memory } from './memory.ts';
import { type PropertyContent, selectContentVersion } from './property-content.ts';
import type { Audience } from './tenant-settings.ts';
import { type PendingEvent, prepareEvents } from './write-events.ts';

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
  #contentVersion: Promise<number | null> | null = null;
  readonly #events: PendingEvent[] = [];
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
  upkeep(query: PromiseLike<unknown>): void {
    // biome-ignore lint/suspicious/noThenProperty: a query runs when it is asked for its result
    this.#transaction.defer({ then: (done, failed) => outsideBudget(() => query).then(done, failed) });
  }

  /**
   * A piece of the property's content, loaded from the database only when it has changed. The version is loaded once
   * per transaction: a transaction that writes content must not load it before.
   */
  async content<T>(piece: string, load: () => Promise<T>): Promise<T> {
    this.prefetchContent();
    return this.#content.get(this.propertyId, (await this.#contentVersion) ?? null, piece, load);
  }

  /** Requests the content's version now, so that it shares the round trip of this tick. */
  prefetchContent(): void {
    if (this.#contentVersion) return;
    this.#contentVersion = selectContentVersion(this.#transaction, this.propertyId);
    // The caller that needs the content gets the error; so does the transaction.
    this.#contentVersion.catch(() => undefined);
  }

  /** The content version that this transaction uses; null while the property has none. */
  contentVersion(): Promise<number | null> {
    this.prefetchContent();
    return this.#contentVersion ?? Promise.resolve(null);
  }

  /** Loads the content of a version that was loaded a moment ago, without loading it again. */
  assumeContent(version: number | null): void {
    this.#contentVersion ??= Promise.resolve(version);
  }

  /** The condition "of this property, and …", which every query carries. */
  own(table: { propertyId: PgColumn }, ...conditions: Array<SQL | undefined>): SQL | undefined {
    return and(eq(table.propertyId, this.propertyId), ...conditions);
  }

  /** Appends an event when this transaction commits. */
  emit(event: PendingEvent): void {
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

  /** Runs once this transaction is committed, never when it is rolled back. */
  afterCommit(action: () => void): void {
    this.#afterCommit.push(action);
  }

  /** Whether writes are pending. */
  get hasWrites(): boolean {
    return this.#events.length > 0 || this.#transaction.hasDeferred;
  }

  /** Writes the events after everything else. They are known once the transaction is committed; null without any. */
  async writeEvents(): Promise<{ written(): Promise<LogEvent[]> } | null> {
    if (this.#events.length === 0) return null;
    const prepared = await prepareEvents(this.#transaction, this.propertyId, this.now, this.#events);
    let written: Promise<LogEvent[]> = Promise.resolve([]);
    this.#transaction.defer({
      // biome-ignore lint/suspicious/noThenProperty: a query runs when it is asked for its result
      then: (done, failed) => {
        written = prepared.write();
        return written.then(done, failed);
      },
    });
    return { written: () => written };
  }

  committed(): void {
    for (const action of this.#afterCommit) unmeasured(action);
  }
}

export type PropertyScope = Scope;

/** Runs a prepared query in the current transaction. */
export type RunPrepared = <T>(query: PreparedQuery<T>, values: Record<string, unknown>) => Promise<T>;

/** The only access to the data. */
export interface Store {
  readonly kind: Database['kind'];
  /** Changes of the rows that processes keep in memory. */
  readonly changes: Changes;
  readonly memory: Memory;
  /**
   * Runs work in one transaction bound to one property. A refusal rolls everything back unless it says `keep`. After a
   * deadlock or a serialization failure the work runs again, so it must have no side effects other than `afterCommit`.
   * Work for a guest does not see internal rows of the property.
   */
  inProperty<T>(
    propertyId: string,
    work: (scope: PropertyScope) => Promise<Outcome<T>>,
    audience?: Audience,
  ): Promise<Outcome<T>>;
  /**
   * Like {@link inProperty} for reading: each batch of queries is its own read-only transaction and costs one round
   * trip. Pending `write` and `emit` go into one transaction at its end.
   */
  read<T>(
    propertyId: string,
    work: (scope: PropertyScope) => Promise<Outcome<T>>,
    audience?: Audience,
  ): Promise<Outcome<T>>;
  /**
   * Like {@link read}, but each batch may write. For work whose first batch is complete by itself: it is committed in
   * one round trip, whatever happens to the rest.
   */
  inBatches<T>(
    propertyId: string,
    work: (scope: PropertyScope) => Promise<Outcome<T>>,
    audience?: Audience,
  ): Promise<Outcome<T>>;
  /**
   * Reads before a property is known, seeing only the rows whose secret or name is exactly `key`, in one transaction.
   * What it writes (counts of limits) stays written.
   */
  lookUp<T>(key: string, work: (db: Queries, now: Date) => Promise<T>): Promise<T>;
  /** Like {@link lookUp}, but each batch of queries is its own transaction, which saves a round trip. */
  lookUpEach<T>(key: string, work: (db: Queries, now: Date, run: RunPrepared) => Promise<T>): Promise<T>;
  /**
   * Works on what belongs to no property (leads, operators), in one transaction that sees only the rows that the
   * policies open to `key`. A refusal rolls everything back.
   */
  onPlatform<T>(key: string, work: (db: Queries, now: Date) => Promise<Outcome<T>>): Promise<Outcome<T>>;
}
