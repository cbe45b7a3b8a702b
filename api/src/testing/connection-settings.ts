import type { Database } from '../platform/database/database.ts';
import type { Rows } from '../platform/statements/connections.ts';

const SETTINGS = [
  'app.property',
  'app.lookup',
  'app.organization',
  'app.audience',
  'role',
  'transaction_read_only',
];

/** As many as a pool holds. */
const connectionsOf = (name: string) => (name === 'PGlite' ? 1 : 10);
/** On PostgreSQL, connections start as the role for row-level security. */
const roleOf = (name: string) => (name === 'PGlite' ? 'none' : 'bellkey_app');

/** What {@link carriedSettings} returns when every transaction has reset its settings. */
export const resetSettings = (name: string): unknown[] =>
  Array(connectionsOf(name)).fill(['', '', '', '', roleOf(name), 'off']);

/** Settings of every idle connection: those that a transaction failed to reset would show here. */
export async function carriedSettings(name: string, { connections }: Database): Promise<unknown[]> {
  const held = await Promise.all(Array.from({ length: connectionsOf(name) }, () => connections.acquire()));
  const seen: unknown[] = [];
  for (const connection of held) {
    const { results, error } = await connection.send(
      SETTINGS.map((setting) => ({
        text: `select current_setting('${setting}', true) as value`,
        values: [],
      })),
    );
    if (error !== null) throw error;
    seen.push(results.map(({ rows }) => (rows[0] as { value: string | null }).value ?? ''));
    connections.release(connection, false);
  }
  return seen;
}

/** The rows of a statement. */
export const rowsOf = async (answer: PromiseLike<unknown>) => ((await answer) as Rows).rows;

/** The first column of the first row of a statement. */
export const firstValue = async (answer: PromiseLike<unknown>) =>
  Object.values(((await rowsOf(answer))[0] ?? {}) as Record<string, unknown>)[0];
