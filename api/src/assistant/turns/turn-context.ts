import type { RequestPhoto } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { loadOfferedServices } from '../../property/properties/offered-services.ts';
import { awaitsReview, isEngines } from '../../service/conversations/conversation-state.ts';
import { loadMenu } from '../../service/orders/menu.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { modeFor, type SuggestRule, toMarks } from '../ai-settings/mode.ts';
import type { ComputeContext } from '../workers/compute-turn.ts';
import { loadClaimFacts } from './claim-facts.ts';
import { claimTurns, type TurnRow } from './claim-turn.ts';
import { photosToAttach } from './photos-of-turn.ts';
import { saidSoFar } from './said-so-far.ts';

/** A turn of this process, with its initial data and its conversation. */
export interface ClaimedTurn {
  turn: TurnRow;
  guest: Pick<GuestCaller, 'sessionId' | 'conversationId' | 'place' | 'assurance'>;
  context: Omit<ComputeContext, 'turnId' | 'now'>;
  /** The property's content when the turn was claimed, so that an answer is consistent. */
  contentVersion: number | null;
  /** Photos of the guest's latest lines that belong to no request yet. */
  photos: RequestPhoto[];
  /** The rule that makes this answer a draft, if any. */
  forcedBy: SuggestRule | null;
}

/**
 * Claims turns and loads their context in one round trip. A turn ends here when its conversation no longer belongs to
 * the engine or its guest has left.
 */
export async function claimWithContext(
  scope: PropertyScope,
  {
    claim,
    registry,
    ...which
  }: { claim: string; limit: number; held: readonly string[]; registry: EngineRegistry },
): Promise<{ claimed: ClaimedTurn[]; found: number; waiting: number }> {
  const [rows, facts] = await Promise.all([
    claimTurns(scope, { claim, ...which }),
    loadClaimFacts(scope, claim),
  ]);
  const { waiting, contentVersion, rules } = facts;
  if (rows.length === 0) return { claimed: [], found: 0, waiting };
  scope.assumeContent(contentVersion);
  const { property, settings } = rules;
  const { timeZone } = property;
  const [menu, services] = await Promise.all([loadMenu(scope, timeZone), loadOfferedServices(scope)]);

  const claimed = await Promise.all(
    rows.map(async (turn): Promise<ClaimedTurn | null> => {
      const found = facts.turns.get(turn.id);
      if (!found) return null;
      const { session, conversation, place, active } = found;
      const left = session.endedAt !== null || session.expiresAt <= scope.now || !active;
      if (left || !isEngines(conversation)) return null;
      const { id: sessionId, assurance } = session;
      const { id: conversationId, state, resolvedOrdinal } = conversation;
      const { mode, forcedBy } = modeFor(rules.mode, settings, toMarks(found.marks));
      // A guest whose draft waits for approval gets no other answer before it.
      const drafting = awaitsReview(conversation);
      const openRequests = facts.openRequests.filter((request) => request.conversationId === conversationId);
      const pendingPhotos = photosToAttach(found.lines, { openRequests, scope });
      return {
        turn,
        guest: { sessionId, conversationId, place, assurance },
        contentVersion,
        photos: pendingPhotos,
        forcedBy,
        context: {
          property,
          mode: drafting ? 'suggest' : mode,
          awaited: state === 'awaiting_human' && !drafting,
          remote: await registry.choose(scope, sessionId, { settings, timeZone }),
          menu,
          cart: facts.carts.find((cart) => cart.conversationId === conversationId) ?? null,
          place,
          assurance,
          said: saidSoFar(found.lines, resolvedOrdinal, turn.answersOrdinal),
          frame: (found.marks?.frameOrdinal ?? 0) > resolvedOrdinal ? found.marks?.frame : null,
          openRequests,
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
