import type { TurnPorts } from '@bellkey/concierge/contract';
import type { RequestPhoto } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { LiveHub } from '../../platform/events/live-hub.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { problemCodes } from '../../platform/outcome/problem-codes.ts';
import { awaitsReview, isEngines } from '../../service/conversations/conversation-state.ts';
import type { FactRow } from '../../service/knowledge/entries/entry-status.ts';
import { searchKnowledge } from '../../service/knowledge/search/search-knowledge.ts';
import { changeCart } from '../../service/orders/change-cart.ts';
import { createRequest } from '../../service/requests/create-request.ts';
import { cancelByGuest } from '../../service/requests/transition-request.ts';
import { lockTurn, type TurnRow } from './claim-turn.ts';

interface PortContext {
  store: Store;
  hub: LiveHub;
  turn: TurnRow;
  contentVersion: number | null;
  guest: Pick<GuestCaller, 'sessionId' | 'conversationId' | 'place'>;
  /** Photos for the requests that this turn makes. */
  photos: readonly RequestPhoto[];
  signal: AbortSignal;
}

/** What the engine read and did through its ports in one turn; its answer may refer to nothing else. */
export interface TurnTrace {
  factIds: Set<string>;
  /** Expired entries that would have answered. */
  stale: Map<string, Pick<FactRow, 'id' | 'ownerId'>>;
  orderIds: Set<string>;
  requestIds: string[];
}

type Refusal = { ok: false; error: { code: string; detail: string } };

const TAKEN_OVER: Refusal = {
  ok: false,
  error: { code: 'handed-off', detail: 'A person has taken this conversation over.' },
};

/** The engine's ports: each does only what the guest could do, at the guest's own place. */
export function createTurnPorts(context: PortContext): { ports: TurnPorts; trace: TurnTrace } {
  const { store, hub, turn, contentVersion, guest, photos, signal } = context;
  const { propertyId, id: turnId } = turn;
  const trace: TurnTrace = { factIds: new Set(), stale: new Map(), orderIds: new Set(), requestIds: [] };

  /** Runs a write only while the engine has the conversation. */
  async function asEngine<T>(
    work: (scope: PropertyScope) => Promise<{ ok: true; value: T } | Refusal>,
  ): Promise<{ ok: true; value: T } | Refusal> {
    if (signal.aborted) return TAKEN_OVER;
    let takenOver = false;
    const outcome = await store.forAnswers.inProperty(
      propertyId,
      async (scope) => {
        // In the same round trip: the following statements wait for the lock, and count only while this process has
        // the turn.
        const [{ conversation }, worked] = await Promise.all([lockTurn(scope, turn), work(scope)]);
        const writes = conversation !== null && isEngines(conversation) && !awaitsReview(conversation);
        takenOver = !writes;
        return writes ? done(worked) : refused('not-found');
      },
      'guest',
    );
    if (takenOver) return TAKEN_OVER;
    if (!outcome.ok)
      return { ok: false, error: { code: outcome.error.code, detail: outcome.error.detail ?? '' } };
    return outcome.value;
  }

  const ports: TurnPorts = {
    async searchKnowledge(query) {
      const found = await store.forAnswers.read(
        propertyId,
        async (scope) => {
          scope.assumeContent(contentVersion);
          return done(await searchKnowledge(scope, query, guest.place.kind));
        },
        'guest',
      );
      if (!found.ok) return [];
      for (const { source } of found.value.facts) trace.factIds.add(source.id);
      for (const { id, ownerId } of found.value.stale) trace.stale.set(id, { id, ownerId });
      return found.value.facts;
    },
    async changeCart(changes, allergy) {
      const changed = await asEngine(async (scope) => {
        const outcome = await changeCart(scope, guest, changes, { added: allergy });
        if (outcome.ok) return outcome;
        const { code, detail } = outcome.error;
        return { ok: false, error: { code, detail: detail ?? problemCodes[code].detail } };
      });
      if (changed.ok) trace.orderIds.add(changed.value.id);
      return changed;
    },
    async createRequest({
      service,
      quantity,
      note,
      details = [],
      amends = null,
      part = 1,
      another,
      department = null,
    }) {
      const made = await asEngine((scope) =>
        createRequest(scope, {
          service,
          quantity,
          note,
          details,
          photos,
          amends,
          part,
          ...(another && { ownRequest: another }),
          department,
          locationId: guest.place.id,
          conversationId: guest.conversationId,
          guestSessionId: guest.sessionId,
          source: 'ai',
          turnId,
        }),
      );
      if (made.ok && !trace.requestIds.includes(made.value.id)) trace.requestIds.push(made.value.id);
      return made;
    },
    cancelRequest: (no) =>
      asEngine(async (scope) => {
        const [row] = await scope.db
          .select({ id: requests.id })
          .from(requests)
          .where(scope.own(requests, eq(requests.no, no), eq(requests.conversationId, guest.conversationId)));
        if (!row)
          return { ok: false, error: { code: 'not-found', detail: 'You have no request with this number.' } };
        const cancelled = await cancelByGuest(scope, guest.conversationId, row.id);
        if (cancelled.ok) return cancelled;
        const { code, detail } = cancelled.error;
        return { ok: false, error: { code, detail: detail ?? problemCodes[code].detail } };
      }),
    show(progress) {
      if (signal.aborted) return;
      const about = { conversationId: guest.conversationId, turnId };
      hub.show(
        propertyId,
        progress.kind === 'step'
          ? { type: 'reply.step', ...about, step: progress.step }
          : { type: 'reply.delta', ...about, text: progress.text },
      );
    },
  };
  return { ports, trace };
}
