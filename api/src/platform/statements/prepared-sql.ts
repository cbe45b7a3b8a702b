import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PreparedQuery } from './prepared-query.ts';

const dialect = new PgDialect();

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
      const { rows } = await transaction.query(
        { text: built.sql },
        fillPlaceholders(built.params, values as Record<string, unknown>),
      );
      return rows as T[];
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
