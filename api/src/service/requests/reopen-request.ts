import type { ServiceRequest } from '@bellkey/shared/api';
import { mayTransition, REOPEN_WITHIN_MS } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { reopenedPromise } from '../promises/moved-promise.ts';
import { moveRequest } from './change-request.ts';
import { lockWithConversation } from './lock-with-conversation.ts';
import { loadTimedService } from './schedule-request.ts';

/**
 * Reopens a request that its guest reports as not done. It gets its service's promise, from now, and its department is
 * notified as of a missed deadline.
 */
export async function reopenByGuest(
  scope: PropertyScope,
  conversationId: string,
  id: string,
  reason: string | null,
): Promise<Outcome<ServiceRequest>> {
  const [locked, timed] = await Promise.all([lockWithConversation(scope, id), loadTimedService(scope, id)]);
  const row = locked?.request.row;
  if (!row || !timed || row.conversationId !== conversationId) return refused('not-found');
  const doneFor = row.doneAt ? scope.now.getTime() - row.doneAt.getTime() : Number.POSITIVE_INFINITY;
  if (
    !mayTransition(row.state, 'acknowledged', 'guest') ||
    row.state !== 'done' ||
    doneFor > REOPEN_WITHIN_MS
  )
    return refused('not-reopenable');
  return done(
    moveRequest(scope, locked.request, {
      to: 'acknowledged',
      by: { kind: 'guest' },
      reason,
      event: { kind: 'reopened', to: 'department' },
      change: {
        promisedAt: reopenedPromise(timed.service, scope.now, timed.property),
        promiseChange: null,
        schedule: null,
        slips: 0,
        escalation: 0,
        escalatedAt: null,
        warnedAt: null,
      },
    }),
  );
}
