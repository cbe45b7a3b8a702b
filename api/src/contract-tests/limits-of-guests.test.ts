import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { MESSAGES_PER_WINDOW } from '../assistant/chat/message-limits.ts';
import { conversations } from '../platform/database/schema/conversation-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import { lockConversation } from '../service/conversations/append-message.ts';
import { createRequest } from '../service/requests/create-request.ts';
import { MAX_PER_HOUR_PER_PLACE } from '../service/requests/request-limits.ts';
import { AT_ONCE, useManyCallers } from '../testing/scenes/many-callers.ts';
import type { TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('Limits for guests, with forty at once on %s', (name, create) => {
  const { stage, atOnce, apiOf } = useManyCallers(name, create);

  test('messages of a guest', async () => {
    const hotel = await stage.newHotel();
    const { cookie } = await stage.api.guest(hotel.codes.room.code);
    const said = await atOnce((api, index) =>
      api.call('POST /api/guest/messages', {
        body: { clientId: `client-at-once-${index}`, body: `hello ${index}` },
        cookie,
      }),
    );
    expect(said).toEqual({ ok: MESSAGES_PER_WINDOW, 'rate-limited': AT_ONCE - MESSAGES_PER_WINDOW });
  });

  test('requests of one place, from five sessions', async () => {
    const hotel = await stage.newHotel();
    const guests = await Promise.all(Array.from({ length: 5 }, () => stage.api.guest(hotel.codes.room.code)));
    const ask = (api: TestApi, index: number) =>
      api.api.store.inProperty(hotel.id, async (scope) => {
        const conversationId = guests[index % guests.length]?.conversationId ?? '';
        const [row] = await scope.db
          .select()
          .from(conversations)
          .where(scope.own(conversations, eq(conversations.id, conversationId)));
        await lockConversation(scope, conversationId);
        return done(
          await createRequest(scope, {
            service: 'towels',
            quantity: 1,
            note: null,
            locationId: 'room-204',
            conversationId,
            guestSessionId: row?.guestSessionId ?? '',
            source: 'guest',
            turnId: null,
            ownRequest: true,
          }),
        );
      });
    const made = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(apiOf(index), index)));
    expect(made.filter((one) => one.ok && one.value.ok)).toHaveLength(MAX_PER_HOUR_PER_PLACE);
  });
});
