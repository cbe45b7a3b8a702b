import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { onServer } from './on-server.ts';
import { announcePrepared } from './prepared-databases.ts';

/** Resources to remove after the last test file. */
const remove: Array<() => Promise<void>> = [];

/**
 * Jest's global set-up: creates one migrated database of each kind, which every test file copies. Creating an embedded
 * database takes three seconds, copying one a fraction of a second.
 */
export default async function prepare(): Promise<void> {
  const server = process.env.DATABASE_URL;
  announcePrepared({
    dump: await prepareEmbedded(),
    template: server ? await preparePostgres(server) : null,
  });
}

/** Jest's global tear-down. */
export async function removePrepared(): Promise<void> {
  for (const each of remove) await each();
}

async function prepareEmbedded(): Promise<string> {
  const client = await PGlite.create();
  await migrate({
    execute: (sql) => client.exec(sql),
    rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
  });
  const dump = await client.dumpDataDir('none');
  await client.close();
  const folder = await mkdtemp(path.join(tmpdir(), 'bellkey-test-database-'));
  remove.push(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'dump.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}

async function preparePostgres(server: string): Promise<string> {
  const name = `bellkey_test_template_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `create database ${name}`);
  remove.push(() => onServer(server, `drop database if exists ${name} with (force)`));
  const database = await openDatabase({ url: url.href });
  await database.close();
  return name;
}
