import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import { expectHeard, guestView, hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Further lines of an alarm on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), heartbeatMs: 200 });
  const agentOf = (hotel: SmallHotel) => stage.api.staff(hotel, 'agent');

  test('a further line belongs to the same alarm and makes no second request', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('there is smoke in my room');
    await guest.say('my wife is unconscious');
    const { conversation, requests, messages } = await guestView(guest);
    expect(requests).toHaveLength(1);
    expect(conversation.alarm).toMatchObject({
      kind: 'fire',
      words: 'there is smoke in my room\nmy wife is unconscious',
    });
    expect(messages.filter((m: { sender: { kind: string } }) => m.sender.kind === 'ai')).toEqual([]);
    expect(messages.at(-1).body).not.toBe(messages.at(1).body);
  });

  test('in doubt staff are alerted and the guest is asked; yes is noted, no makes it certain', async () => {
    const hotel = await hotelWithEmergencies(stage);
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('my arm is numb');
    await expectHeard(stage.api, hotel, guest, 'my arm is numb');
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
});
