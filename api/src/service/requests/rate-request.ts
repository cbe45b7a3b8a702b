import type { ServiceRequest } from '@bellkey/shared/api';
import { isRatable } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { changeRequest } from './change-request.ts';
import { lockWithConversation } from './lock-with-conversation.ts';

/** How a guest rates a request: 1 to 5 stars, and a comment for staff. */
export interface Rating {
  stars: number;
  words: string | null;
}

/** Adds a guest's rating to the history of their own request, once. Refused with `not-found` or `not-ratable`. */
export async function rateByGuest(
  scope: PropertyScope,
  conversationId: string,
  id: string,
  { stars, words }: Rating,
): Promise<Outcome<ServiceRequest>> {
  const locked = await lockWithConversation(scope, id);
  if (!locked || locked.request.row.conversationId !== conversationId) return refused('not-found');
  if (!isRatable(locked.request.view)) return refused('not-ratable');
  return done(
    changeRequest(
      scope,
      locked.request,
      {},
      { event: { kind: 'rated', stars }, by: { kind: 'guest' }, reason: words },
    ),
  );
}
