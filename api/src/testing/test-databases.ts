import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { onServer } from './on-server.ts';
import { preparedDump, preparedTemplate } from './prepared-databases.ts';

/** A temporary database for one test file. */
export interface TestDatabase {
  /** Opens it (on PostgreSQL any number of times, once for each API process). */
  open(): Promise<Database>;
  drop(): Promise<void>;
}

/** The databases that tests run on: PGlite, and PostgreSQL when DATABASE_URL points at a server. */
export const testDatabases: ReadonlyArray<readonly [name: string, create: () => Promise<TestDatabase>]> = [
  ['PGlite', createPglite],
  ...(process.env.DATABASE_URL ? [['PostgreSQL', createPostgres] as const] : []),
];

/** Those that several processes can share. */
export const sharedTestDatabases = testDatabases.filter(([name]) => name === 'PostgreSQL');

async function createPglite(): Promise<TestDatabase> {
  const memory = new Blob([await readFile(preparedDump())]);
  return { open: () => openDatabase({ memory }), drop: async () => undefined };
}

async function createPostgres(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL ?? '';
  const name = `bellkey_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `create database ${name} template ${preparedTemplate()}`);
  return {
    open: () => openDatabase({ url: url.href }),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}
