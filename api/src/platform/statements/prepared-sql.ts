import { DrizzleQueryError, fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PreparedQuery } from './prepared-query.ts';
import type { Transaction } from './transaction.ts';

const dialect = new PgDialect();

/** SQL that is built once; only its parameters differ between runs. */
export interface PreparedSql<T> extends PreparedQuery<T[]> {
  /** The statement with these values, by the names of its placeholders. */
  bind(values: Record<string, unknown>): { text: string; values: unknown[] };
}

/** Runs a statement. @throws DrizzleQueryError naming it, as drizzle's own queries do */
export async function runSql<T>(
  transaction: Transaction,
  text: string,
  values: unknown[],
  call?: string,
): Promise<T[]> {
  try {
    const { rows } = await transaction.query({ text, call }, values);
    return rows as T[];
  } catch (error) {
    throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
  }
}

/**
 * Builds SQL once, as `prepareQuery` does for a query builder's query. Its rows are objects of the columns, with
 * instants as text.
 *
 * @param build values are `sql.placeholder('name')`; other values are constants
 */
export function prepareSql<T>(build: () => SQL): PreparedSql<T> {
  let built: { sql: string; params: unknown[] } | null = null;
  const bind = (values: Record<string, unknown>) => {
    built ??= dialect.sqlToQuery(build());
    return { text: built.sql, values: fillPlaceholders(built.params, values) };
  };
  return {
    bind,
    async run(transaction, given) {
      const { text, values } = bind(given);
      return runSql(transaction, text, values);
    },
  };
}

/** Like {@link prepareSql}, for rows whose only column `json` is the response. */
export function prepareJson<T>(build: () => SQL): PreparedQuery<T[]> {
  const query = prepareSql<{ json: T }>(build);
  return {
    run: async (transaction, values) => (await query.run(transaction, values)).map(({ json }) => json),
  };
}

/**
 * Builds a function call once. A transaction that starts with it sends its settings in the same statement. PostgreSQL
 * plans the statements inside a `plpgsql` function when they run, with the settings and the role that hold then; a
 * query in place of the function would be planned before, past row-level security.
 *
 * @param build `name(…)`: a volatile `plpgsql` function with the rights of its caller
 */
export function prepareCall<T>(build: () => SQL): PreparedQuery<T> {
  let built: { sql: string; params: unknown[] } | null = null;
  return {
    async run(transaction, values) {
      built ??= dialect.sqlToQuery(build());
      const filled = fillPlaceholders(built.params, values);
      const [row] = await runSql<{ json: T }>(transaction, `select ${built.sql} as json`, filled, built.sql);
      if (!row) throw new Error('A call is one row');
      return row.json;
    },
  };
}
