import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../outcome/outcome.ts';
import { createStore } from './create-store.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import type { Store } from './property-scope.ts';

let opened: Database;
let store: Store;
/** Lets the disk process what waits for it. */
let keep: () => void;
let waiting: Promise<void>;

beforeAll(async () => {
  opened = await openDatabase({ memory: 'empty' });
});
afterAll(() => opened.close());

/** A store whose disk blocks until `keep` is called. */
function openSlowStore(): void {
  waiting = new Promise((resolve) => {
    keep = resolve;
  });
  store = createStore(
    { ...opened, kept: () => waiting },
    () => new Date(),
    () => undefined,
  );
}

test.each<[string, () => Promise<unknown>]>([
  [
    'a write',
    () => store.inProperty('p', async ({ db }) => done((await db.execute(sql`select 1 as one`)) && 1)),
  ],
  ['a read', () => store.read('p', async ({ db }) => done((await db.execute(sql`select 1 as one`)) && 1))],
  ['a look-up', () => store.lookUp('p', (db) => db.execute(sql`select 1 as one`))],
  ['work on the platform', () => store.onPlatform('p', async () => done(1))],
])('%s is answered once what it saw is on disk, and not before', async (_, work) => {
  openSlowStore();
  let answered = false;
  const answer = work().then(() => {
    answered = true;
  });
  // Another transaction proceeds meanwhile: only the answer waits.
  await opened.queries.execute(sql`select 1`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answered).toBe(false);
  keep();
  await answer;
  expect(answered).toBe(true);
});
