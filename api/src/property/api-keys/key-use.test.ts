import { describe, expect, test } from '@jest/globals';
import { makeProgram, newHotelWithKeys } from '../../testing/scenes/api-key-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { KEY_CALLS_PER_MINUTE } from './key-limit.ts';

const READ = 'GET /api/staff/requests';

describe.each(testDatabases)('The use of an API key on %s', (_, create) => {
  const stage = useTestApi(create);
  const newHotel = () => newHotelWithKeys(stage);

  test('managers see when it was last used, to within a minute', async () => {
    const { hotel, list } = await newHotel();
    const program = await makeProgram(stage, hotel);
    await program.call(READ);
    const used = (await list())[0]?.lastUsedAt ?? '';
    stage.api.clock.skip(30_000);
    await program.call(READ);
    expect((await list())[0]?.lastUsedAt).toBe(used);
    stage.api.clock.skip(60_000);
    await program.call(READ);
    expect(Date.parse((await list())[0]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(used) + 90_000);
  });

  test('a key in use costs what a person’s call costs', async () => {
    const { hotel } = await newHotel();
    const program = await makeProgram(stage, hotel);
    for (let calls = 0; calls < 3; calls += 1) await program.call(READ);
    expect(stage.api.costs.findLast(({ operation }) => operation === READ)).toMatchObject({
      roundTrips: 1,
      cold: 0,
    });
  });

  test('a key over its calls per minute is refused, and another key continues', async () => {
    const { hotel } = await newHotel();
    const [busy, other] = [await makeProgram(stage, hotel), await makeProgram(stage, hotel)];
    stage.api.clock.stop(new Date(stage.api.clock.now()));
    const refusedBy = async () => (await busy.call('GET /api/staff/ai/mode')).body.code;
    for (let calls = 0; calls < KEY_CALLS_PER_MINUTE; calls += 1) expect(await refusedBy()).toBe('forbidden');
    const { status, body, headers } = await busy.call(READ);
    expect([status, body.code, Number(headers.get('retry-after'))]).toEqual([429, 'rate-limited', 60]);
    expect((await other.call(READ)).status).toBe(200);
    stage.api.clock.skip(60_000);
    expect((await busy.call(READ)).status).toBe(200);
  });
});
