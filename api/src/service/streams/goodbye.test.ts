import { expect, test } from '@jest/globals';
import { returnWindowMs } from '../../platform/events/return-window.ts';
import { makeSmallHotel } from '../../testing/small-hotel.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';

/** More than one account may have. */
const PEOPLE = ['owner', 'manager', 'agent', 'housekeeper', 'mechanic'] as const;
const STREAMS = 80;
const WINDOW_MS = returnWindowMs(STREAMS);

test.each(testDatabases)(
  'before a planned stop on %s every stream gets its own time to come back, spread over the whole window',
  async (_, create) => {
    const testDatabase = await create();
    const database = await testDatabase.open();
    const api = await startTestApi(database);
    const hotel = await makeSmallHotel(api.api.store);
    const streams = await Promise.all(
      Array.from({ length: STREAMS }, (_, index) =>
        api.staff(hotel, PEOPLE[index % PEOPLE.length] ?? 'agent').listen(),
      ),
    );
    await Promise.all(streams.map((stream) => stream.when(() => stream.text.includes('retry:'), 'start')));
    await api.stop();
    await Promise.all(streams.map((stream) => stream.untilEnded()));
    await database.close();
    await testDatabase.drop();

    const waits = streams.map(({ text }) => Number(/retry: (\d+)\n\n$/.exec(text)?.[1]));
    expect(waits.every((wait) => wait >= 0 && wait < WINDOW_MS)).toBe(true);
    const quarters = waits.map((wait) => Math.floor((wait / WINDOW_MS) * 4));
    expect([...new Set(quarters)].sort()).toEqual([0, 1, 2, 3]);
  },
);
