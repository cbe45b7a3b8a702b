import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codeFunctions } from '../statements/prepared-function.ts';

/** The part of a connection that migrating needs; it must be a single connection, not a pool. */
export interface MigrationConnection {
  execute(sql: string): Promise<unknown>;
  rows(sql: string): Promise<Array<Record<string, unknown>>>;
}

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** An applied migration was edited; add a new migration instead. */
export class MigrationChangedError extends Error {
  readonly code = 'migration-changed';
  readonly migration: string;

  constructor(migration: string) {
    super(
      `Migration ${migration} differs from the one this database was made with. Add a new migration instead.`,
    );
    this.migration = migration;
  }
}

/** Any constant: processes that start together serialise on this advisory lock. */
const MIGRATION_LOCK = 7_205_519;

/** The folder of SQL files: next to the bundle, or three levels above this source file. */
function migrationsFolder(): string {
  const candidates = ['./migrations/', '../../../migrations/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`No migrations found in ${candidates.join(' or ')}`);
  return found;
}

function loadMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Makes the functions of this version's code. Those of other versions stay: their processes may be running. */
async function createMissing(connection: MigrationConnection): Promise<void> {
  const found = await connection.rows(
    'select proname::text as name from pg_proc where pronamespace = current_schema()::regnamespace',
  );
  const known = new Set(found.map(({ name }) => name));
  for (const { name, create } of codeFunctions()) {
    if (known.has(name)) continue;
    await connection.execute(create);
    known.add(name);
  }
}

/**
 * Migrates a database, each migration in its own transaction. Safe to call from several processes at once.
 * @throws MigrationChangedError when an applied migration was edited afterwards.
 */
export async function migrate(connection: MigrationConnection, folder = migrationsFolder()): Promise<void> {
  await connection.execute(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await connection.execute(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = new Map(
      (await connection.rows('select name, hash from schema_migrations')).map((row) => [row.name, row.hash]),
    );
    for (const { name, sql, hash } of loadMigrations(folder)) {
      const known = applied.get(name);
      if (known === hash) continue;
      if (known !== undefined) throw new MigrationChangedError(name);
      await connection.execute(
        `begin;\n${sql}\ninsert into schema_migrations (name, hash) values ('${name}', '${hash}');\ncommit;`,
      );
    }
    await createMissing(connection);
  } catch (error) {
    await connection.execute('rollback');
    throw error;
  } finally {
    await connection.execute(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}
