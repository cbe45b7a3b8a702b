import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Rows } from './connections.ts';
import type { Queries } from './queries.ts';
import type { Transaction } from './transaction.ts';

/** A query that drizzle builds once; only its parameters differ from run to run. */
export interface PreparedQuery<T> {
  /** @param values by the names of the query's placeholders */
  run(transaction: Transaction, values: Record<string, unknown>): Promise<T>;
}

interface Buildable<T> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<T> };
}

/** The transaction for which a prepared query is running now. */
let current: Transaction | null = null;

// Prepared queries belong to a client. This one passes each statement, in the same call, to the transaction that
// runs it.
const relay = {
  query(config: { text: string; rowMode?: string }, values: readonly unknown[]): Promise<Rows> {
    if (!current) throw new Error('A prepared query runs inside a transaction');
    return current.query(config, values);
  },
};
const builder = drizzle(relay as unknown as Pool) as unknown as Queries;

/**
 * Builds a query once, because building costs more than running. Values are
 * `sql.placeholder('name')`; `propertyId` is always available.
 */
export function prepareQuery<T>(build: (db: Queries) => Buildable<T>): PreparedQuery<T> {
  let prepared: ReturnType<Buildable<T>['prepare']> | null = null;
  return {
    run(transaction, values) {
      // The name is not used: statements are named by their text.
      prepared ??= build(builder).prepare('');
      current = transaction;
      try {
        return prepared.execute(values);
      } finally {
        current = null;
      }
    },
  };
}

/** The placeholder of the scope's property, for prepared queries. */
export const ofProperty = sql.placeholder('propertyId');
