import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { embeddedConnection } from '../statements/embedded-connection.ts';
import { tidyTables } from './embedded-upkeep.ts';

let client: PGlite;

beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table guests (id int primary key, place int)');
});
afterAll(() => client.close());

const grow = (from: number, until: number) =>
  client.exec(`insert into guests select id, id % 50 from generate_series(${from}, ${until}) id`);
const tidy = () => tidyTables(client, embeddedConnection(client));

test('a table that has grown is analysed, and again only when it has grown much', async () => {
  expect(await tidy()).toEqual([]);
  await grow(1, 10_000);
  expect(await tidy()).toEqual(['public.guests']);
  const { rows } = await client.query(`select reltuples from pg_class where relname = 'guests'`);
  expect(rows).toEqual([{ reltuples: 10_000 }]);
  await grow(10_001, 10_500);
  expect(await tidy()).toEqual([]);
  await grow(10_501, 14_000);
  expect(await tidy()).toEqual(['public.guests']);
});

test('waits for a transaction to end, and lets none start in the middle of a table', async () => {
  await grow(20_001, 40_000);
  const connections = embeddedConnection(client);
  const taken = await connections.acquire();
  const done: string[] = [];
  const tidied = tidyTables(client, connections).then(() => done.push('tidied'));
  await client.exec('begin');
  await client.exec('update guests set place = 1 where id = 1');
  await client.exec('commit');
  done.push('committed');
  connections.release(taken, false);
  await tidied;
  expect(done).toEqual(['committed', 'tidied']);
});
