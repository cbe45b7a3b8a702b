import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
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

const PGLITE = ['PGlite', createPglite] as const;
const POSTGRES = ['PostgreSQL', createPostgres] as const;

/** Suites of the database itself and of the contract as a whole: what differs between the two shows there. */
const ON_BOTH = /\/src\/(?:platform|contract-tests)\//u;

/**
 * The databases of a suite: PGlite without DATABASE_URL; with it PostgreSQL, and for suites of the platform and of the
 * contract both (decision 0533). With `API_DATABASES=all` every suite runs on both.
 */
function databasesOf(suite: string) {
  if (!process.env.DATABASE_URL) return [PGLITE];
  return process.env.API_DATABASES === 'all' || ON_BOTH.test(suite) ? [PGLITE, POSTGRES] : [POSTGRES];
}

/** The databases that this test file runs on. */
export const testDatabases: ReadonlyArray<readonly [name: string, create: () => Promise<TestDatabase>]> =
  databasesOf(expect.getState().testPath ?? '');

/** Those that several processes can share: PostgreSQL, when DATABASE_URL points at a server. */
export const sharedTestDatabases = process.env.DATABASE_URL ? [POSTGRES] : [];

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
