import { eq } from 'drizzle-orm';
import type { Store } from '../../platform/database/property-scope.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { Guest } from '../test-callers.ts';

/** The conversation and session of a guest, by their ids. */
export async function findGuestConversation(
  store: Store,
  hotel: SmallHotel,
  { conversationId }: Guest,
): Promise<{ conversationId: string; guestSessionId: string }> {
  const found = await store.inProperty(hotel.id, async (scope) => {
    const [row] = await scope.db
      .select({ guestSessionId: conversations.guestSessionId })
      .from(conversations)
      .where(scope.own(conversations, eq(conversations.id, conversationId)));
    return done(row?.guestSessionId);
  });
  if (!found.ok || !found.value) throw new Error(`No conversation ${conversationId}`);
  return { conversationId, guestSessionId: found.value };
}
