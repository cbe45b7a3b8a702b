import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as PostgreSQL's `to_jsonb` writes it: values by the names of their columns, instants as text. */
export type JsonRow = Record<string, unknown>;

/** The row of a table as drizzle would return it. */
export function rowFromJson<Table extends PgTable>(table: Table, json: JsonRow): Table['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table));
  const row = columns.map(([key, { name, dataType }]) => {
    const value = json[name] ?? null;
    return [key, dataType === 'date' && typeof value === 'string' ? new Date(value) : value];
  });
  return Object.fromEntries(row) as Table['$inferSelect'];
}
