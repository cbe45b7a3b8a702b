import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { embeddedConnection } from '../statements/embedded-connection.ts';
import { postgresConnections } from '../statements/postgres-connections.ts';
import { Transaction } from '../statements/transaction.ts';
import type { Database } from './database.ts';
import { type EmbeddedFolder, openEmbeddedFolder } from './embedded-folder.ts';
import { keepTidy } from './embedded-upkeep.ts';
import { type MigrationConnection, migrate } from './migrate.ts';
import { openChannel } from './postgres-channel.ts';

/**
 * Where the data lives: a PostgreSQL server, a folder for the embedded database, or memory (tests), empty or as a copy
 * of what {@link PGlite.dumpDataDir} wrote.
 */
export type DatabaseLocation = { url: string } | { folder: string } | { memory: 'empty' | Blob };

/** Opens and migrates the database and finds out how transactions are bound to a property. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'url' in location ? openPostgres(location.url) : openPglite(location);
}

async function openPglite(location: { folder: string } | { memory: 'empty' | Blob }): Promise<Database> {
  const { client, kept, close } =
    'memory' in location ? await openMemory(location.memory) : await openEmbeddedFolder(location.folder);
  const connection: MigrationConnection = {
    execute: (sql) => client.exec(sql),
    rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
  };
  await migrate(connection);
  const connections = embeddedConnection(client);
  const upkeep = keepTidy(client, connections);
  return {
    kind: 'pglite',
    connections,
    queries: new Transaction({ connections, settings: null, per: 'each' }).db,
    tenantRole: await findTenantRole(connection),
    channel: null,
    kept,
    close: async () => {
      await upkeep.stop();
      await close();
    },
  };
}

async function openMemory(content: 'empty' | Blob): Promise<EmbeddedFolder> {
  const client = await PGlite.create(content === 'empty' ? {} : { loadDataDir: content });
  return { client, kept: async () => undefined, close: () => client.close() };
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 30_000 });
  // A broken idle connection must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  const client = await pool.connect();
  const connection: MigrationConnection = {
    execute: (sql) => client.query(sql),
    rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
  };
  try {
    await migrate(connection);
    const tenantRole = await findTenantRole(connection);
    const channel = openChannel(url);
    const connections = postgresConnections(pool);
    return {
      kind: 'postgresql',
      connections,
      queries: new Transaction({ connections, settings: null, per: 'each' }).db,
      tenantRole,
      channel,
      // The server acknowledges a commit when it is on disk.
      kept: async () => undefined,
      close: async () => {
        await channel.close();
        await pool.end();
      },
    };
  } finally {
    client.release();
  }
}

/** @throws when the login bypasses row-level security and there is no role to switch to. */
async function findTenantRole(connection: MigrationConnection): Promise<string | null> {
  const [login] = await connection.rows(
    `select exists (select from pg_roles where rolname = 'bellkey_app') as has_role,
            (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses`,
  );
  if (login?.has_role) return 'bellkey_app';
  if (login?.bypasses)
    throw new Error(
      'This database login bypasses row-level security and may not create the role bellkey_app.',
    );
  return null;
}
