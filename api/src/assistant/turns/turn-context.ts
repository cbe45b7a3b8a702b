import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversationMarks, turns } from '../../platform/database/schema/assistant-tables.ts';
import {
  conversations,
  guestSessions,
  messages,
} from '../../platform/database/schema/conversation-tables.ts';
import { orders } from '../../platform/database/schema/order-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { ofProperty, prepareQuery } from '../../platform/statements/prepared-query.ts';
import { loadOfferedServices } from '../../property/properties/offered-services.ts';
import { awaitsReview, isEngines } from '../../service/conversations/conversation-state.ts';
import { loadMenu } from '../../service/orders/menu.ts';
import { loadOrders } from '../../service/orders/order-view.ts';
import { loadRequests } from '../../service/requests/request-view.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { loadRules, modeFor, type SuggestRule, toMarks } from '../ai-settings/mode.ts';
import type { ComputeContext } from '../workers/compute-turn.ts';
import { claimTurns, countPendingTurns, type TurnRow } from './claim-turn.ts';
import { saidSoFar } from './said-so-far.ts';

/** A turn that this process has, with everything that it starts from and whose conversation it is. */
export interface ClaimedTurn {
  turn: TurnRow;
  guest: Pick<GuestCaller, 'sessionId' | 'conversationId' | 'place' | 'assurance'>;
  context: Omit<ComputeContext, 'turnId' | 'now'>;
  /** The property's content as it was when the turn was claimed: an answer is of one piece. */
  contentVersion: number | null;
  /** The rule that makes this answer a draft, when one does. */
  forcedBy: SuggestRule | null;
}

const ofClaim = () =>
  and(
    eq(turns.propertyId, ofProperty),
    eq(turns.runner, sql.placeholder('claim')),
    eq(turns.state, 'running'),
  );

const conversationsOfClaim = prepareQuery((db) =>
  db
    .select({
      turnId: turns.id,
      session: guestSessions,
      conversation: conversations,
      place: { id: locations.id, label: locations.label, kind: locations.kind },
      active: locations.active,
      marks: conversationMarks,
    })
    .from(turns)
    .innerJoin(
      conversations,
      and(eq(conversations.propertyId, turns.propertyId), eq(conversations.id, turns.conversationId)),
    )
    .innerJoin(
      guestSessions,
      and(eq(guestSessions.propertyId, turns.propertyId), eq(guestSessions.id, conversations.guestSessionId)),
    )
    .innerJoin(
      locations,
      and(eq(locations.propertyId, turns.propertyId), eq(locations.id, guestSessions.locationId)),
    )
    .leftJoin(
      conversationMarks,
      and(
        eq(conversationMarks.propertyId, turns.propertyId),
        eq(conversationMarks.conversationId, turns.conversationId),
      ),
    )
    .where(ofClaim()),
);

const linesOfClaim = prepareQuery((db) =>
  db
    .select(getTableColumns(messages))
    .from(turns)
    .innerJoin(
      conversations,
      and(eq(conversations.propertyId, turns.propertyId), eq(conversations.id, turns.conversationId)),
    )
    .innerJoin(
      messages,
      and(
        eq(messages.propertyId, turns.propertyId),
        eq(messages.conversationId, turns.conversationId),
        gt(messages.ordinal, conversations.resolvedOrdinal),
        eq(messages.visibility, 'public'),
      ),
    )
    .where(ofClaim())
    .orderBy(asc(messages.conversationId), asc(messages.ordinal)),
);

/** Rows of the conversations of a claim. */
const inClaim = (scope: PropertyScope, claim: string, conversationId: PgColumn): SQL =>
  sql`exists (select from turns claimed where claimed.property_id = ${scope.propertyId} and claimed.runner = ${claim}
    and claimed.state = 'running' and claimed.conversation_id = ${conversationId})`;

/**
 * Takes turns and reads what they may know, in one round trip. A turn whose conversation is not the engine's any more,
 * or whose guest has left, ends here.
 */
export async function claimWithContext(
  scope: PropertyScope,
  {
    claim,
    registry,
    ...which
  }: { claim: string; limit: number; held: readonly string[]; registry: EngineRegistry },
): Promise<{ claimed: ClaimedTurn[]; found: number; waiting: number }> {
  scope.prefetchContent();
  const [rows, places, lines, open, carts, rules, waiting] = await Promise.all([
    claimTurns(scope, { claim, ...which }),
    scope.run(conversationsOfClaim, { claim }),
    scope.run(linesOfClaim, { claim }),
    loadRequests(
      scope,
      and(inArray(requests.state, [...OPEN_STATES]), inClaim(scope, claim, requests.conversationId)),
    ),
    loadOrders(scope, and(eq(orders.state, 'draft'), inClaim(scope, claim, orders.conversationId))),
    loadRules(scope),
    countPendingTurns(scope),
  ]);
  if (rows.length === 0) return { claimed: [], found: 0, waiting };
  const { property, settings } = rules;
  const { timeZone } = property;
  const [menu, services, contentVersion] = await Promise.all([
    loadMenu(scope, timeZone),
    loadOfferedServices(scope),
    scope.contentVersion(),
  ]);

  const claimed = await Promise.all(
    rows.map(async (turn): Promise<ClaimedTurn | null> => {
      const found = places.find(({ turnId }) => turnId === turn.id);
      if (!found) return null;
      const { session, conversation, place, active } = found;
      const left = session.endedAt !== null || session.expiresAt <= scope.now || !active;
      if (left || !isEngines(conversation)) return null;
      const { id: sessionId, assurance } = session;
      const { id: conversationId, state, resolvedOrdinal } = conversation;
      const { mode, forcedBy } = modeFor(rules.mode, settings, toMarks(found.marks));
      // Who waits for a draft to be looked at is not answered past it.
      const drafting = awaitsReview(conversation);
      return {
        turn,
        guest: { sessionId, conversationId, place, assurance },
        contentVersion,
        forcedBy,
        context: {
          property,
          mode: drafting ? 'suggest' : mode,
          awaited: state === 'awaiting_human' && !drafting,
          remote: await registry.choose(scope, sessionId, { settings, timeZone }),
          menu,
          cart: carts.find((cart) => cart.conversationId === conversationId) ?? null,
          place,
          assurance,
          said: saidSoFar(
            lines.filter((line) => line.conversationId === conversationId),
            resolvedOrdinal,
            turn.answersOrdinal,
          ),
          frame: (found.marks?.frameOrdinal ?? 0) > resolvedOrdinal ? found.marks?.frame : null,
          openRequests: open.filter((request) => request.conversationId === conversationId),
          services,
        },
      };
    }),
  );
  const kept = claimed.filter((turn) => turn !== null);
  const ended = rows.filter(({ id }) => !kept.some(({ turn }) => turn.id === id));
  if (ended.length > 0) {
    scope.write(
      scope.db
        .update(turns)
        .set({ state: 'abandoned', finishedAt: scope.now, leaseUntil: null })
        .where(scope.own(turns, sql`${turns.id} = any(${sql.param(ended.map(({ id }) => id))})`)),
    );
  }
  return { claimed: kept, found: rows.length, waiting };
}
