import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { embeddedConnection } from '../statements/embedded-connection.ts';
import { type FairShares, fairConnections } from '../statements/fair-connections.ts';
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

/** Connections to a server, and how many of them one property may hold at once. */
const CONNECTIONS: FairShares = { size: 10, most: 5 };

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
  const connections = fairConnections(embeddedConnection(client), { size: 1, most: 1 });
  const upkeep = keepTidy(client, connections);
  return {
    kind: 'pglite',
    connections,
    queries: new Transaction({ connections, settings: null, per: 'each' }).db,
    tenantRole: await findTenantRole(connection),
    // The only connection also vacuums tables, as the login.
    roleHolds: 'transaction',
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
  const tenantRole = await prepareServer(url);
  const pool = openPool(inRole(url, tenantRole), CONNECTIONS.size);
  // For queries without a property, such as the health check.
  const loginPool = openPool(url, 1);
  const channel = openChannel(url);
  return {
    kind: 'postgresql',
    connections: fairConnections(postgresConnections(pool), CONNECTIONS),
    queries: new Transaction({ connections: postgresConnections(loginPool), settings: null, per: 'each' }).db,
    tenantRole,
    roleHolds: 'connection',
    channel,
    // The server acknowledges a commit when it is on disk.
    kept: async () => undefined,
    close: async () => {
      await channel.close();
      await Promise.all([pool.end(), loginPool.end()]);
    },
  };
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, idleTimeoutMillis: 30_000 });
  // A broken idle connection must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  return pool;
}

/** Migrates the database and finds the role for row-level security. */
async function prepareServer(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const connection: MigrationConnection = {
    execute: (sql) => client.query(sql),
    rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
  };
  try {
    await migrate(connection);
    return await findTenantRole(connection);
  } finally {
    await client.end();
  }
}

/**
 * The URL with a startup option that makes its connections work as a role. Switching to it in each transaction costs the
 * server a third of a small one. Each transaction checks the role (`tenantSettings`).
 */
function inRole(url: string, role: string | null): string {
  const address = new URL(url);
  const options = [address.searchParams.get('options'), role && `-c role=${role}`].filter((option) => option);
  if (options.length > 0) address.searchParams.set('options', options.join(' '));
  return address.href;
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
