import type { SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** The expression that writes a column's instant as the contract does: `2026-03-15T09:00:00.000Z`; null stays null. */
export const instantText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Rows whose only column `json` is the answer itself. PostgreSQL puts it together, so that several tables need one
 * statement, and no row is mapped here.
 */
export async function selectJson<T>(db: Queries, query: SQL): Promise<T[]> {
  // Both drivers answer with an object of rows and parse what is JSON.
  const { rows } = (await db.execute(query)) as unknown as { rows: Array<{ json: T }> };
  return rows.map(({ json }) => json);
}
