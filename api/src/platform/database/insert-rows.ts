import { getTableColumns, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * Inserts many rows by a statement with one parameter, skipping those whose key exists already. Drizzle's own insert
 * has a parameter for each value: for a property's services that is a thousand, and building the statement takes most
 * of the time. Columns need names, not defaults that only the database knows.
 *
 * @throws when a row lacks a column that another has and that only the database has a default for
 */
export async function insertRows<Table extends PgTable>(
  db: { execute(query: SQL): PromiseLike<unknown> },
  table: Table,
  rows: ReadonlyArray<Table['$inferInsert']>,
): Promise<void> {
  if (rows.length === 0) return;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const given = Object.entries(columns).filter(([key]) =>
    rows.some((row) => valueIn(row, key) !== undefined),
  );
  const json = rows.map((row) =>
    Object.fromEntries(given.map(([key, column]) => [column.name, valueIn(row, key) ?? defaultOf(column)])),
  );
  const names = sql.join(
    given.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(json)}::jsonb)
    on conflict do nothing`);
}

const valueIn = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

function defaultOf(column: PgColumn): unknown {
  if (!column.hasDefault) return null;
  if (column.default === undefined || column.default instanceof SQL)
    throw new Error(`A row has no ${column.name}, whose default only the database knows.`);
  return column.default;
}
