import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../../../api/src/platform/database/open-database.ts';
import type { DatabaseKind } from './api-choices.ts';
import { type Fixtures, fillDatabase } from './fixtures.ts';
import { makeServerDatabase, runOnServer } from './server-database.ts';

/** Where a process of the measurement finds its data. */
export type BenchLocation = { url: string } | { folder: string };

/** A separate, filled database for one measurement. */
export interface BenchDatabase {
  kind: DatabaseKind;
  api: BenchLocation;
  /** The same database on PostgreSQL. PGlite serves one process, so the baseline has a copy of the folder. */
  floor: BenchLocation;
  fixtures: Fixtures;
  remove(): Promise<void>;
}

/** Creates and fills a database. @throws CommandError without a PostgreSQL server. */
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
  const { url, remove } = await makeServerDatabase('bellkey_bench');
  try {
    const location = { url };
    const fixtures = await fill(location);
    await runOnServer(url, 'vacuum analyze');
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
