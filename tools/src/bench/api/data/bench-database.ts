import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../../../api/src/platform/database/open-database.ts';
import { CommandError } from '../../../command/command.ts';
import type { DatabaseKind } from './api-choices.ts';
import { type Fixtures, fillDatabase } from './fixtures.ts';

/** Where a process of the measurement finds its data. */
export type BenchLocation = { url: string } | { folder: string };

/** A database of its own for one measurement, filled, with nothing else in it. */
export interface BenchDatabase {
  kind: DatabaseKind;
  api: BenchLocation;
  /** The same database on PostgreSQL. PGlite serves one process, so the floor has a copy of the folder. */
  floor: BenchLocation;
  fixtures: Fixtures;
  remove(): Promise<void>;
}

/** Makes and fills a database. @throws CommandError when there is no PostgreSQL server to make it on. */
export async function makeBenchDatabase(kind: DatabaseKind): Promise<BenchDatabase> {
  if (kind === 'postgres') return makePostgres();
  const parent = await mkdtemp(path.join(tmpdir(), 'bellkey-bench-api-'));
  const [api, floor] = [path.join(parent, 'api'), path.join(parent, 'floor')];
  const fixtures = await fill({ folder: api });
  await cp(api, floor, { recursive: true });
  return {
    kind,
    api: { folder: api },
    floor: { folder: floor },
    fixtures,
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

async function makePostgres(): Promise<BenchDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) throw new CommandError('Set DATABASE_URL to a PostgreSQL server, or use --database pglite.');
  const name = `bellkey_bench_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnServer(server, `create database ${name}`);
  const remove = () => runOnServer(server, `drop database if exists ${name} with (force)`);
  try {
    const location = { url: url.href };
    const fixtures = await fill(location);
    await runOnServer(url.href, 'vacuum analyze');
    return { kind: 'postgres', api: location, floor: location, fixtures, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function fill(location: BenchLocation): Promise<Fixtures> {
  const database = await openDatabase(location);
  try {
    return await fillDatabase(database);
  } finally {
    await database.close();
  }
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
