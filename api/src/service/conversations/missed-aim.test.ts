import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { FIRST_RESPONSE_AIM_MINUTES } from './handoff.ts';

describe.each(testDatabases)('The announced wait, on %s', (_, create) => {
  const stage = useTestApi(create);

  test('names its minutes while those in front wait less, and none once the aim is missed', async () => {
    const hotel = await stage.newHotel();
    const guests = await Promise.all(
      [hotel.codes.room, hotel.codes.otherRoom, hotel.codes.room].map(({ code }) => stage.api.guest(code)),
    );
    const told = async (index: number) => {
      await guests[index]?.call('POST /api/guest/handoff');
      return (await guests[index]?.call('GET /api/guest/conversation'))?.body.messages.at(-1).body;
    };
    expect(await told(0)).toContain('within 10 minutes');
    expect(await told(1)).toContain('number 2 in line; they aim to answer within 10 minutes');
    stage.api.clock.skip((FIRST_RESPONSE_AIM_MINUTES + 8) * 60_000);
    const late = await told(2);
    expect(late).toContain('number 3 in line. Others before you have waited longer');
    expect(late).not.toMatch(/minutes/);
  });
});
