import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TurnContext } from '../concierge/turn-contract.ts';
import type { PropertyScope } from '../database/property-scope.ts';
import { conversations, messages, requests } from '../database/schema.ts';
import { enterGuestSession, type GuestCaller } from '../guest-sessions/guest-sessions.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { readOfferedServices } from '../properties/offered-services.ts';
import { readProperty } from '../properties/property-summary.ts';
import { readRequests } from '../requests/request-view.ts';
import { OPEN_STATES } from '../requests/state-machine.ts';
import type { TurnRow } from './claim-turn.ts';
import { turnHistory } from './turn-history.ts';

/** Everything that a turn starts from, and whose conversation it is. */
export interface PreparedTurn {
  guest: GuestCaller;
  context: Omit<TurnContext, 'turnId' | 'now'>;
}

/** Reads what a turn may know. Refused when its conversation is not the engine's any more or the guest has left. */
export async function prepareTurn(scope: PropertyScope, turn: TurnRow): Promise<Outcome<PreparedTurn>> {
  const [conversation] = await scope.db
    .select()
    .from(conversations)
    .where(scope.own(conversations, eq(conversations.id, turn.conversationId)));
  if (conversation?.state !== 'ai_active') return refused('not-found');
  const guest = await enterGuestSession(scope, conversation.guestSessionId, 'listen');
  if (!guest.ok) return guest;
  const rows = await scope.db
    .select()
    .from(messages)
    .where(scope.own(messages, eq(messages.conversationId, conversation.id)))
    .orderBy(asc(messages.ordinal));
  return done({
    guest: guest.value,
    context: {
      property: await readProperty(scope),
      place: guest.value.place,
      assurance: guest.value.assurance,
      history: turnHistory(rows, conversation.resolvedOrdinal, turn.answersOrdinal),
      openRequests: await readRequests(
        scope,
        and(eq(requests.conversationId, conversation.id), inArray(requests.state, [...OPEN_STATES])),
      ),
      services: await readOfferedServices(scope),
    },
  });
}
