import type { PGlite } from '@electric-sql/pglite';
import type { Connections } from '../statements/connections.ts';

/** How often to check the embedded database for tables that have grown. */
const EVERY_MS = 15_000;
const PAGE_BYTES = 8192;
/** A table is processed again when it has grown by this share. */
const GROWTH = 0.2;

const GROWN = `
  select format('%I.%I', namespace.nspname, class.relname) as name
  from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
  where class.relkind = 'r' and namespace.nspname = 'public'
    and pg_relation_size(class.oid) / ${PAGE_BYTES} > class.relpages * (1 + ${GROWTH})
  order by class.relname`;

/**
 * Does for the embedded database what autovacuum does on a server: vacuums and analyses tables that have grown. Without
 * statistics the planner treats every table as empty, and joins grow with the square of their rows. Each table is
 * processed separately, so that queries run in between.
 *
 * @returns the processed tables
 */
export async function tidyTables(client: PGlite, connections: Connections): Promise<string[]> {
  // The database has one connection: a statement in the middle of a transaction would be part of it.
  const alone = async <T>(run: () => Promise<T>): Promise<T> => {
    const connection = await connections.acquire();
    try {
      return await run();
    } finally {
      connections.release(connection, false);
    }
  };
  const { rows } = await alone(() => client.query<{ name: string }>(GROWN));
  for (const { name } of rows) await alone(() => client.exec(`vacuum (analyze) ${name}`));
  return rows.map(({ name }) => name);
}

/** Runs the upkeep repeatedly until it is stopped, which waits for a running one. */
export function keepTidy(client: PGlite, connections: Connections): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // A table that fails is tried again later; no answer depends on it.
    running = tidyTables(client, connections)
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
