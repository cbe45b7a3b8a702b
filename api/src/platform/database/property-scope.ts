import type { LiveEvent } from '@bellkey/shared/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Outcome, Refusal } from '../outcome/outcome.ts';
import type { Database, Queries } from './database.ts';
import { PropertyContent, selectContentVersion } from './property-content.ts';
import { type PendingEvent, writeEvents } from './write-events.ts';

/**
 * One property's data inside one transaction. There is no other way to it than {@link Store.inProperty}: the class
 * is not exported, so a scope cannot be made without a property, and the database refuses what it forgets.
 */
class Scope {
  readonly propertyId: string;
  readonly db: Queries;
  /** When this transaction happens, for every row it writes. */
  readonly now: Date;
  readonly #content: PropertyContent;
  #contentVersion: Promise<number | null> | null = null;
  readonly #events: PendingEvent[] = [];
  readonly #afterCommit: Array<() => void> = [];
  readonly #writes: Array<Promise<unknown>> = [];

  constructor(propertyId: string, db: Queries, now: Date, content: PropertyContent) {
    this.propertyId = propertyId;
    this.db = db;
    this.now = now;
    this.#content = content;
  }

  /**
   * A piece of the property's written content, loaded from the database only when it has changed. The version is
   * read once per transaction: a transaction that writes content must not read it before.
   */
  async content<T>(piece: string, load: () => Promise<T>): Promise<T> {
    this.#contentVersion ??= selectContentVersion(this.db, this.propertyId);
    return this.#content.get(this.propertyId, await this.#contentVersion, piece, load);
  }

  /** The condition "of this property, and …", which every query carries. */
  own(table: { propertyId: PgColumn }, ...conditions: Array<SQL | undefined>): SQL | undefined {
    return and(eq(table.propertyId, this.propertyId), ...conditions);
  }

  /** Appends an event with this transaction's commit. */
  emit(event: PendingEvent): void {
    const earlier = event.onceKey ? this.#events.findIndex(({ onceKey }) => onceKey === event.onceKey) : -1;
    const first = this.#events[earlier];
    // The first of a pair is the one that says "created", with what the later one knows; the later place is kept for everything else.
    if (first?.type.endsWith('.created')) {
      const { payload } = event;
      if (typeof payload === 'function')
        first.payload = async () => ({ ...(await payload()), type: first.type }) as LiveEvent;
      return;
    }
    if (earlier >= 0) this.#events.splice(earlier, 1);
    this.#events.push(event);
  }

  /**
   * Writes what no one waits for: in order with the other statements, sent with them. What goes wrong with it is the
   * operation's error.
   */
  write(query: PromiseLike<unknown>): void {
    const written = Promise.resolve(query);
    written.catch(() => undefined);
    this.#writes.push(written);
  }

  /** Runs once this transaction is committed, never when it is rolled back. */
  afterCommit(action: () => void): void {
    this.#afterCommit.push(action);
  }

  /** Writes the events as the last thing of the transaction; returns the conversations that they are about, or null. */
  async writeEvents(): Promise<string[] | null> {
    await Promise.all(this.#writes);
    return writeEvents(this.db, this.propertyId, this.now, this.#events);
  }

  committed(): void {
    for (const action of this.#afterCommit) action();
  }
}

export type PropertyScope = Scope;

/** For whom a transaction works. The database hides internal knowledge from whatever answers a guest. */
export type Audience = 'staff' | 'guest';

/** The only door to the data. */
export interface Store {
  readonly kind: Database['kind'];
  /**
   * Runs work in one transaction bound to one property. A refusal rolls everything back unless it says `keep`. After a deadlock or a
   * serialization failure the work runs again, so it must do nothing outside the transaction but `afterCommit`.
   * Work for a guest does not see what is internal to the property.
   */
  inProperty<T>(
    propertyId: string,
    work: (scope: PropertyScope) => Promise<Outcome<T>>,
    audience?: Audience,
  ): Promise<Outcome<T>>;
  /**
   * Reads with no property yet, seeing only the rows whose secret or name is exactly `key`. What it writes (counts of
   * limits) stays written.
   */
  lookUp<T>(key: string, work: (db: Queries, now: Date) => Promise<T>): Promise<T>;
  /**
   * Works on what belongs to no property (leads, operators), in one transaction that sees only the rows that the
   * policies open to `key`. A refusal rolls everything back.
   */
  onPlatform<T>(key: string, work: (db: Queries, now: Date) => Promise<Outcome<T>>): Promise<Outcome<T>>;
}

class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const MAX_ATTEMPTS = 4;
/** PostgreSQL: serialization_failure, deadlock_detected. */
const WORTH_REPEATING = new Set(['40001', '40P01']);

function sqlState(error: unknown): string | undefined {
  const { code, cause } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : sqlState(cause);
}

/** @param onEvents called after the commit when a property has new events, with the conversations that they are about */
export function createStore(
  database: Database,
  now: () => Date,
  onEvents: (propertyId: string, conversationIds: readonly string[]) => void,
): Store {
  const content = new PropertyContent();
  const enter = (db: Queries, propertyId: string, lookup: string, reader: Audience) => {
    // The policies of migration 0200 call the staff's audience 'house'.
    const audience = reader === 'staff' ? 'house' : 'guest';
    return db.execute(
      database.tenantRole
        ? sql`select set_config('app.property', ${propertyId}, true), set_config('app.lookup', ${lookup}, true),
                     set_config('app.organization', '', true), set_config('app.audience', ${audience}, true),
                     set_config('role', ${database.tenantRole}, true)`
        : sql`select set_config('app.property', ${propertyId}, true), set_config('app.lookup', ${lookup}, true),
                     set_config('app.organization', '', true), set_config('app.audience', ${audience}, true)`,
    );
  };

  async function attempt<T>(
    propertyId: string,
    work: (scope: PropertyScope) => Promise<Outcome<T>>,
    audience: Audience,
  ): Promise<Outcome<T>> {
    try {
      let appended: string[] | null = null;
      const { scope, outcome } = await database.queries.transaction(async (tx) => {
        await enter(tx, propertyId, '', audience);
        const scope = new Scope(propertyId, tx, now(), content);
        const outcome = await work(scope);
        if (!outcome.ok && !outcome.error.keep) throw new RolledBack(outcome.error);
        appended = await scope.writeEvents();
        return { scope, outcome };
      });
      if (appended) onEvents(propertyId, appended);
      scope.committed();
      return outcome;
    } catch (error) {
      if (error instanceof RolledBack) return { ok: false, error: error.refusal };
      throw error;
    }
  }

  return {
    kind: database.kind,
    async inProperty(propertyId, work, audience = 'staff') {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(propertyId, work, audience);
        } catch (error) {
          if (tries >= MAX_ATTEMPTS || !WORTH_REPEATING.has(sqlState(error) ?? '')) throw error;
        }
      }
    },
    lookUp: (key, work) =>
      database.queries.transaction(async (tx) => {
        await enter(tx, '', key, 'guest');
        return work(tx, now());
      }),
    async onPlatform(key, work) {
      try {
        return await database.queries.transaction(async (tx) => {
          await enter(tx, '', key, 'staff');
          const outcome = await work(tx, now());
          if (!outcome.ok) throw new RolledBack(outcome.error);
          return outcome;
        });
      } catch (error) {
        if (error instanceof RolledBack) return { ok: false, error: error.refusal };
        throw error;
      }
    },
  };
}
