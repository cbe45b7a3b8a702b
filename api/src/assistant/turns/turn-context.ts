import type { TurnContext } from '@bellkey/concierge/contract';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadGuestOf } from '../../property/guest-sessions/find-session.ts';
import { loadOfferedServices } from '../../property/properties/offered-services.ts';
import { awaitsReview, isEngines } from '../../service/conversations/conversation-state.ts';
import { loadCart } from '../../service/orders/cart.ts';
import { loadMenu } from '../../service/orders/menu.ts';
import { loadRequests } from '../../service/requests/request-view.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { loadTurnRules, modeFor, type SuggestRule } from '../ai-settings/mode.ts';
import type { TurnRow } from './claim-turn.ts';
import { turnHistory } from './turn-history.ts';

/** Everything that a turn starts from, and whose conversation it is. */
export interface PreparedTurn {
  guest: GuestCaller;
  context: Omit<TurnContext, 'turnId' | 'now'>;
  /** The rule that makes this answer a draft, when one does. */
  forcedBy: SuggestRule | null;
}

/** Reads what a turn may know. Refused when its conversation is not the engine's any more or the guest has left. */
export async function prepareTurn(
  scope: PropertyScope,
  turn: TurnRow,
  registry: EngineRegistry,
): Promise<Outcome<PreparedTurn>> {
  const found = await loadGuestOf(scope, turn.conversationId);
  if (!found.ok) return found;
  const { guest, conversation } = found.value;
  if (!isEngines(conversation)) return refused('not-found');
  const rows = await scope.db
    .select()
    .from(messages)
    .where(scope.own(messages, eq(messages.conversationId, conversation.id)))
    .orderBy(asc(messages.ordinal));
  const rules = await loadTurnRules(scope, conversation.id);
  const { property, settings } = rules;
  const { timeZone } = property;
  const { mode, forcedBy } = modeFor(rules.mode, settings, rules.marks);
  // Who waits for a draft to be looked at is not answered past it.
  const drafting = awaitsReview(conversation);
  const awaited = conversation.state === 'awaiting_human' && !drafting;
  const history = turnHistory(rows, conversation.resolvedOrdinal, turn.answersOrdinal);
  if (history.at(-1)?.from !== 'guest') return refused('not-found');
  return done({
    guest,
    forcedBy,
    context: {
      property,
      mode: drafting ? 'suggest' : mode,
      awaited,
      remote: await registry.choose(scope, guest.sessionId, { settings, timeZone }),
      menu: await loadMenu(scope, timeZone),
      cart: await loadCart(scope, conversation.id),
      place: guest.place,
      assurance: guest.assurance,
      history,
      openRequests: await loadRequests(
        scope,
        and(eq(requests.conversationId, conversation.id), inArray(requests.state, [...OPEN_STATES])),
      ),
      services: await loadOfferedServices(scope),
    },
  });
}
