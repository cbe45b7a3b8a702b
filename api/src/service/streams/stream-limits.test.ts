import { STREAMS_PER_MEMBER, STREAMS_PER_SESSION } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { EventReader } from '../../testing/event-reader.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The number of streams of staff on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150 });

  /** Opens one more than allowed, and expects that the oldest made room and all others go on. */
  async function expectLimit(allowed: number, open: () => Promise<EventReader>) {
    const screens: EventReader[] = [];
    for (let screen = 0; screen <= allowed; screen += 1) screens.push(await open());
    const [oldest, ...others] = screens;
    await oldest?.untilEnded();
    // The page does not return at once, which would push out another.
    expect(oldest?.text).toMatch(/retry: 60000\n\n$/);
    for (const screen of others) {
      const before = screen.text.length;
      await screen.when(() => screen.text.slice(before).includes(': still here'), 'heartbeat');
      expect([screen.ended, screen.text.includes('retry: 60000')]).toEqual([false, false]);
    }
    await Promise.all(others.map((screen) => screen.close()));
  }

  test('is limited for a member; one more closes the oldest, and no colleague’s', async () => {
    const hotel = await stage.newHotel();
    const colleague = await stage.api.staff(hotel, 'manager').listen();
    await expectLimit(STREAMS_PER_MEMBER, () => stage.api.staff(hotel, 'agent').listen());
    expect(colleague.ended).toBe(false);
    await colleague.close();
  });

  test('is that of a guest for the visitor of a demo', async () => {
    const { body } = await stage.api.call('POST /api/demo/sessions');
    const headers = { authorization: `Bearer ${body.staffToken}` };
    await expectLimit(
      STREAMS_PER_SESSION,
      async () =>
        new EventReader(await stage.api.open(`/api/staff/events?property=${body.property.id}`, headers)),
    );
  });
});
