import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { done } from '../outcome/outcome.ts';
import { codeFunctions, prepareFunction } from './prepared-function.ts';

const places = prepareFunction<{ ofProperty: string[]; said: string }>(
  'test_places',
  { said: 'text', propertyId: 'text' },
  // Row-level security alone keeps the other properties out.
  () => sql`select json_build_object(
    'ofProperty', (select json_agg(distinct property_id) from locations),
    'said', ${sql.placeholder('said')} || ${sql.placeholder('propertyId')} || ${sql.placeholder('said')})`,
);
/** Runs of a statement after which PostgreSQL uses one plan for all values. */
const RUNS = 8;

describe.each(testDatabases)('Functions of the code on %s', (_, create) => {
  const stage = useTestApi(create);

  test('are made when the database is opened, and see the rows of the property that calls them', async () => {
    const [a, b] = [await stage.newHotel(), await stage.newHotel()];
    for (let run = 0; run < RUNS; run += 1) {
      for (const { id } of [a, b]) {
        const found = await stage.api.api.store.read(id, (scope) =>
          scope.run(places, { said: '!' }).then(done),
        );
        expect(found).toEqual(done({ ofProperty: [id], said: `!${id}!` }));
      }
    }
  });

  test('share a statement with the settings and the call before them', async () => {
    const hotel = await stage.newHotel();
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const both = await Promise.all([scope.run(places, { said: '1' }), scope.run(places, { said: '2' })]);
      expect(both.map(({ said }) => said)).toEqual([`1${hotel.id}1`, `2${hotel.id}2`]);
      return done(undefined);
    });
  });
});

test('A function is named by what it does: one hash for one query', () => {
  const said = sql.placeholder('said');
  prepareFunction('test_same', { said: 'text' }, () => sql`select to_json(${said})`);
  prepareFunction('test_same', { said: 'text' }, () => sql`select to_json(${said})`);
  prepareFunction('test_same', { said: 'text' }, () => sql`select to_json(${said} || '!')`);
  const names = codeFunctions().flatMap(({ name }) => (name.startsWith('test_same_') ? [name] : []));
  expect(names.every((name) => /^test_same_[0-9a-f]{12}$/.test(name))).toBe(true);
  expect([names.length, new Set(names).size]).toEqual([3, 2]);
});

test('A value that no placeholder names is an error of the code', () => {
  prepareFunction('test_wrong', { said: 'text' }, () => sql`select to_json(${'constant'})`);
  expect(() => codeFunctions()).toThrow('Not a value of test_wrong: constant');
});
