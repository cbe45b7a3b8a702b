import type { PGlite } from '@electric-sql/pglite';
import type { Connections } from '../statements/connections.ts';

/** How often the embedded database looks for tables that have grown. */
const EVERY_MS = 15_000;
const PAGE_BYTES = 8192;
/** A table is gone through again when it has grown by this part since the last time. */
const GROWTH = 0.2;

const GROWN = `
  select format('%I.%I', namespace.nspname, class.relname) as name
  from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
  where class.relkind = 'r' and namespace.nspname = 'public'
    and pg_relation_size(class.oid) / ${PAGE_BYTES} > class.relpages * (1 + ${GROWTH})
  order by class.relname`;

/**
 * Does for the embedded database what autovacuum does on a server: clears tables that have grown of dead rows and counts
 * what is in them. Without the counts the planner goes on as if every table were empty, and joins grow with the square
 * of their rows. Each table is gone through by itself, so that queries run in between.
 *
 * @returns the tables that were gone through
 */
export async function tidyTables(client: PGlite, connections: Connections): Promise<string[]> {
  // The database has one connection: what runs in the middle of a transaction would be part of it.
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

/** Tidies now and then until it is stopped, which waits for what runs. */
export function keepTidy(client: PGlite, connections: Connections): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // A table that cannot be gone through now is tried again; nothing that is answered depends on it.
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
