import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import { done } from '../../platform/outcome/outcome.ts';
import {
  actOnAlarm,
  expectAlarm,
  guestView,
  hotelWithEmergencies,
} from '../../testing/scenes/alarm-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import type { TestApi } from '../../testing/test-api.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { escalateAlarms, TAKE_ALARM_WITHIN_MS } from './escalate-alarms.ts';

describe.each(testDatabases)('Further lines of an alarm on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });
  const agentOf = (hotel: SmallHotel) => stage.api.staff(hotel, 'agent');

  test('a further line belongs to the same alarm and creates no second request', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('there is smoke in my room');
    await guest.say('my wife is unconscious');
    const { conversation, requests, messages } = await guestView(guest);
    expect(requests).toHaveLength(1);
    expect(conversation.alarm).toMatchObject({
      kind: 'medical',
      words: 'there is smoke in my room\nmy wife is unconscious',
    });
    expect(messages.filter((m: { sender: { kind: string } }) => m.sender.kind === 'ai')).toEqual([]);
    expect(messages.at(-1).body).not.toBe(messages.at(1).body);
  });

  test('in doubt staff are alerted and the guest is asked; a yes is noted, a no makes it certain', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('my arm is numb');
    await expectAlarm(stage.api, hotel, guest, 'my arm is numb');
    const asked = (await guestView(guest)).messages.at(-1);
    const [yes, no] = asked.parts.find((part: { kind: string }) => part.kind === 'choices').choices;
    await guest.say(yes.text);
    const safe = await guestView(guest);
    expect(safe.conversation.alarm).toMatchObject({
      certainty: 'possible',
      words: expect.stringContaining(yes.text),
    });
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    await other.say('my leg is numb');
    const { conversations } = (await agentOf(hotel).call('GET /api/staff/conversations')).body;
    expect(conversations.map(({ id }: { id: string }) => id)).toEqual([
      other.conversationId,
      guest.conversationId,
    ]);
    await other.say(no.text);
    expect((await guestView(other)).conversation.alarm).toMatchObject({
      certainty: 'certain',
      kind: 'medical',
    });
  });

  test('another danger has its own advice, and an alarm that was taken has to be taken again', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const alarm = async () => (await guestView(guest)).conversation.alarm;
    const told = async () => (await guestView(guest)).messages.at(-1).body;
    await guest.say('there is smoke in my room');
    await actOnAlarm(stage, hotel, guest, 'taken');
    await guest.say('there is a lot of smoke');
    expect(await alarm()).toMatchObject({ kind: 'fire', takenBy: { id: 'agent' } });
    stage.api.clock.skip(5 * 60_000);
    await guest.say('a man with a gun is in the corridor');
    expect(await told()).toContain('lock the door');
    await expectRaisedAgain(stage.api, hotel, guest, {
      kind: 'security',
      words: 'a man with a gun is in the corridor',
    });
    const escalated = () =>
      stage.api.api.store.inProperty(hotel.id, async (scope) => done(await escalateAlarms(scope)));
    expect(await escalated()).toMatchObject({ value: 0 });
    stage.api.clock.skip(TAKE_ALARM_WITHIN_MS + 1_000);
    expect(await escalated()).toMatchObject({ value: 1 });
    await actOnAlarm(stage, hotel, guest, 'taken', 'manager');
    // A danger that was detected before changes nothing: it gets its advice, and the alarm keeps its holder.
    await guest.say('there is smoke in my room');
    expect(await told()).toContain('take the stairs');
    expect(await alarm()).toMatchObject({ kind: 'fire', takenBy: { id: 'manager' } });
  });

  async function expectRaisedAgain(
    api: TestApi,
    hotel: SmallHotel,
    { conversationId }: Guest,
    { kind, words }: { kind: string; words: string },
  ) {
    const path = `/api/staff/conversations/${conversationId}`;
    const { conversation, messages } = (await api.staff(hotel, 'agent').call(`GET ${path}`)).body;
    expect(conversation.alarm).toMatchObject({ kind, takenBy: null, takenAt: null });
    expect(conversation.alarm.words).toContain(words);
    expect(conversation.handoff.reason).toBe(`emergency:${kind}`);
    const line = messages.find(({ body }: { body: string }) => body === words);
    expect(conversation.alarm.messageId).toBe(line.id);
    expect(JSON.stringify(messages)).toContain('has to take it again');
  }

  test('another danger is announced as such before anyone has taken the first', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('my wife fainted');
    const first = (await guestView(guest)).conversation.alarm;
    stage.api.clock.skip(10_000);
    await guest.say('now there is fire too');
    const { conversation, messages } = await guestView(guest);
    expect(messages.at(-1).body).toContain('take the stairs');
    // The minute in which someone is to take it goes on from the first danger.
    expect(conversation.alarm).toMatchObject({ kind: 'fire', raisedAt: first.raisedAt });
  });
});
