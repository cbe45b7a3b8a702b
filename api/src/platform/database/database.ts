import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What queries are written against: a database or a transaction, on PGlite or on PostgreSQL. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** A lasting connection on which other processes over the same database are heard. */
export interface Channel {
  /** Calls back for every payload that another connection (or this one) sends; `reconnected` after a gap. */
  listen(onPayload: (payload: string) => void, reconnected: () => void): Promise<void>;
  send(payload: string): Promise<void>;
}

/** An open, migrated database. */
export interface Database {
  kind: 'pglite' | 'postgresql';
  queries: Queries;
  /** The role that transactions change to, or null where row-level security binds the login itself. */
  tenantRole: string | null;
  /** Null on PGlite, which belongs to one process alone. */
  channel: Channel | null;
  close(): Promise<void>;
}
