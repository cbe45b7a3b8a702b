import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import {
  actOnAlarm,
  expectAlarm,
  guestView,
  hotelWithEmergencies,
} from '../../testing/scenes/alarm-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { ALARM_MESSAGES_PER_WINDOW, BEYOND_LIMIT_EVERY_MS } from './message-limits.ts';

const FIRE = 'there is a fire in my room';
const LATER_MS = 10_000;

describe.each(testDatabases)('Beyond the limit of alarm messages on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });

  /**
   * A guest who has written as many lines about a fire as the alarm limit allows, so that each further line is refused.
   */
  async function guestAtLimit() {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    stage.api.clock.stop(new Date());
    for (let line = 0; line < ALARM_MESSAGES_PER_WINDOW; line += 1)
      expect((await guest.say(`${FIRE} ${line}`)).status).toBe(201);
    expect((await guest.say(FIRE)).body.code).toBe('rate-limited');
    return { hotel, guest };
  }

  test('a danger after the end of the alarm is heard at once, and the next ones once a minute', async () => {
    const { hotel, guest } = await guestAtLimit();
    await actOnAlarm(stage, hotel, guest, 'over', 'manager');
    expect((await guest.say('thank you')).body.code).toBe('rate-limited');
    expect((await guest.say('my wife is unconscious')).status).toBe(201);
    await expectAlarm(stage.api, hotel, guest, 'my wife is unconscious');
    await actOnAlarm(stage, hotel, guest, 'over', 'manager');
    stage.api.clock.skip(LATER_MS);
    const soon = await guest.say(FIRE);
    expect(soon).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(soon.headers.get('retry-after'))).toBe((BEYOND_LIMIT_EVERY_MS - LATER_MS) / 1000);
    expect((await guestView(guest)).conversation.alarm).toBeNull();
    stage.api.clock.skip(BEYOND_LIMIT_EVERY_MS - LATER_MS);
    expect((await guest.say(FIRE)).status).toBe(201);
    await expectAlarm(stage.api, hotel, guest, FIRE);
    stage.api.clock.skip(BEYOND_LIMIT_EVERY_MS);
    expect((await guest.say(FIRE)).body.code).toBe('rate-limited');
  }, 60_000);

  test('another danger than the open alarm shows is heard, and its repetition is not', async () => {
    const { hotel, guest } = await guestAtLimit();
    await actOnAlarm(stage, hotel, guest, 'taken');
    expect((await guest.say('my wife is unconscious')).status).toBe(201);
    const { alarm } = (await guestView(guest)).conversation;
    expect(alarm).toMatchObject({ kind: 'medical', takenBy: null });
    stage.api.clock.skip(BEYOND_LIMIT_EVERY_MS);
    expect((await guest.say('my wife is unconscious')).body.code).toBe('rate-limited');
  }, 60_000);

  test('a danger outside the chat is heard, too', async () => {
    const { hotel, guest } = await guestAtLimit();
    await actOnAlarm(stage, hotel, guest, 'over', 'manager');
    const profile = { name: null, language: null, quiet: null, marketing: false };
    await guest.call(`PUT /api/guest/profile/${guest.conversationId}`, {
      body: { ...profile, allergies: 'I ate nuts and cannot breathe' },
    });
    await expectAlarm(stage.api, hotel, guest, 'I ate nuts and cannot breathe');
  }, 60_000);
});
