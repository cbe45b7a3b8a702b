import type { GuestSession } from '@bellkey/shared/api';
import { moveDraft } from '../draft/draft.ts';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { lastVisit, rememberVisit } from '../durable-storage/last-visit.ts';
import { moveOutbox } from '../outbox/move-outbox.ts';
import { settleArrival } from './arrival.ts';
import { clearOtherVisits } from './clear-typed.ts';

/**
 * When a new session follows an ended one at the same property, its drafts move along; other leftovers of earlier
 * visits are deleted. Call before showing it.
 */
export function carryOver(storage: DurableStorage, session: GuestSession): void {
  const before = lastVisit(storage);
  if (
    before &&
    before.propertyId === session.property.id &&
    before.conversationId !== session.conversationId
  ) {
    moveOutbox(storage, before.conversationId, session.conversationId);
    moveDraft(storage, before.conversationId, session.conversationId);
  }
  settleArrival(storage, session);
  clearOtherVisits(storage, session.conversationId);
  rememberVisit(storage, session);
}
