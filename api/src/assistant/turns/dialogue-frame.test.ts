import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The dialogue frame of a conversation on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });

  async function ask(guest: Guest, text: string): Promise<void> {
    const { body } = await guest.call('GET /api/guest/conversation');
    const events = await guest.listen(Number(body.cursor));
    await guest.say(text);
    await events.until((e) => e.type === 'reply.ended');
    await events.close();
  }

  test('is stored from turn to turn, so that an offer outlives a question in between', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'do you have towels?');
    await ask(guest, 'when is the pool open?');
    await ask(guest, 'yes, three please');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(body).toMatchObject({
      requests: [{ service: 'towels', quantity: 3 }],
    });
  });

  test('starts again once the conversation is resolved', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const agent = stage.api.staff(hotel, 'agent');
    await ask(guest, 'do you have towels?');
    const path = `/api/staff/conversations/${guest.conversationId}/handler`;
    await agent.call(`POST ${path}`, { body: { handler: 'resolved' } });
    await ask(guest, 'yes, three please');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(body).toMatchObject({ requests: [] });
  });
});
