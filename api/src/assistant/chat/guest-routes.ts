import { eq } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/order-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { loadCursor } from '../../property/properties/property-summary.ts';
import { lockConversation } from '../../service/conversations/append-message.ts';
import { loadConversation } from '../../service/conversations/conversation-view.ts';
import { conversationForGuest } from '../../service/conversations/guest-view.ts';
import { handoffWithoutTurn } from '../../service/conversations/handoff.ts';
import { loadMessages } from '../../service/conversations/message-view.ts';
import { loadOrders } from '../../service/orders/order-view.ts';
import { loadRequests } from '../../service/requests/request-view.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import { seeAsGuest, sendAsGuest } from './guest-conversation.ts';
import { loadStarters } from './starters.ts';

/** What a guest does in their conversation. */
export function guestConversationRoutes(
  turnRunner: TurnRunner,
  maxOwedTurns?: number,
): Pick<
  Handlers,
  | 'GET /api/guest/conversation'
  | 'POST /api/guest/messages'
  | 'POST /api/guest/handoff'
  | 'POST /api/guest/seen'
> {
  return {
    'GET /api/guest/conversation': async ({ scope, guest }) => {
      // The cursor first: what happens between these reads is streamed once more, never missed.
      const cursor = await loadCursor(scope);
      const conversation = await loadConversation(scope, guest.conversationId);
      if (!conversation) return refused('not-found');
      return done({
        conversation: conversationForGuest(conversation),
        messages: await loadMessages(scope, guest.conversationId, 'guest'),
        requests: await loadRequests(scope, eq(requests.conversationId, guest.conversationId)),
        orders: await loadOrders(scope, eq(orders.conversationId, guest.conversationId)),
        starters: await loadStarters(scope),
        cursor,
      });
    },
    'POST /api/guest/messages': async ({ scope, guest, body }) => {
      scope.afterCommit(() => turnRunner.wake(scope.propertyId));
      return sendAsGuest(scope, guest, body, turnRunner.full ? 0 : maxOwedTurns);
    },
    'POST /api/guest/handoff': async ({ scope, guest }) => {
      const conversation = await lockConversation(scope, guest.conversationId);
      if (!conversation) return refused('not-found');
      scope.afterCommit(() => turnRunner.silence(conversation.id));
      await handoffWithoutTurn(scope, conversation, 'guest-asked');
      const updated = await loadConversation(scope, conversation.id);
      return updated ? done(conversationForGuest(updated)) : refused('not-found');
    },
    'POST /api/guest/seen': async ({ scope, guest, body }) => {
      await seeAsGuest(scope, guest.conversationId, body.messageIds);
      return done(undefined);
    },
  };
}
