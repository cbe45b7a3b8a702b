import { DrizzleQueryError, fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PreparedQuery } from './prepared-query.ts';
import type { Transaction } from './transaction.ts';

const dialect = new PgDialect();

/** Runs a statement. @throws DrizzleQueryError naming it, as drizzle's own queries do */
export async function runSql<T>(transaction: Transaction, text: string, values: unknown[]): Promise<T[]> {
  try {
    const { rows } = await transaction.query({ text }, values);
    return rows as T[];
  } catch (error) {
    throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
  }
}

/**
 * Builds SQL once and for all, as `prepareQuery` does for a query builder's query. Its rows are objects of the columns,
 * with instants as text.
 *
 * @param build values are `sql.placeholder('name')`; what is not, is a constant of every run
 */
export function prepareSql<T>(build: () => SQL): PreparedQuery<T[]> {
  let built: { sql: string; params: unknown[] } | null = null;
  return {
    async run(transaction, values) {
      built ??= dialect.sqlToQuery(build());
      return runSql(transaction, built.sql, fillPlaceholders(built.params, values));
    },
  };
}

/** As {@link prepareSql}, of rows whose only column `json` is the answer itself. */
export function prepareJson<T>(build: () => SQL): PreparedQuery<T[]> {
  const query = prepareSql<{ json: T }>(build);
  return {
    run: async (transaction, values) => (await query.run(transaction, values)).map(({ json }) => json),
  };
}
