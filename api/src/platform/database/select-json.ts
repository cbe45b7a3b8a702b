import type { SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** An expression that formats a column's instant as in the contract: `2026-03-15T09:00:00.000Z`; null stays null. */
export const instantText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Rows whose only column `json` is the response. PostgreSQL assembles it, so that several tables need one statement and
 * no rows are mapped here.
 */
export async function selectJson<T>(db: Queries, query: SQL): Promise<T[]> {
  // Both drivers return an object with rows and parse JSON.
  const { rows } = (await db.execute(query)) as unknown as { rows: Array<{ json: T }> };
  return rows.map(({ json }) => json);
}
