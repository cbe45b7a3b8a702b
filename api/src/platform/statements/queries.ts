import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Transaction } from './transaction.ts';

/** The query builder on PGlite and PostgreSQL. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** A query that runs when its result is awaited, as drizzle's do. */
export type Deferrable = PromiseLike<unknown>;

const dialect = new PgDialect();

/** Drizzle over a transaction. */
export function queriesOver(transaction: Pick<Transaction, 'query'>): Queries {
  // The session calls nothing of its client but `query`.
  const session = new NodePgSession(transaction as unknown as Pool, dialect, undefined);
  return new PgDatabase(dialect, session, undefined) as Queries;
}
