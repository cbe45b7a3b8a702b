import { and, eq } from 'drizzle-orm';
import type { Store } from '../../../platform/database/property-scope.ts';
import { notificationDeliveries } from '../../../platform/database/schema/notification-tables.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { DUE } from '../occasions/due.ts';
import { GUEST_KIND } from './plan-guest-deliveries.ts';

/** E-mails of guests that one look goes through: far more than wait within their two minutes. */
const AT_ONCE = 1_000;

/**
 * Drops the waiting e-mails of guests whose page is open: they read there what is new. Each process knows the pages that
 * it has the streams of, and looks for them.
 *
 * @param isListening whether this process has a stream of a guest session
 * @returns how many were dropped
 */
export async function dropSeen(store: Store, isListening: (sessionId: string) => boolean): Promise<number> {
  const { id, propertyId, target, state, kind, channel } = notificationDeliveries;
  const waiting = await store.lookUpEach(DUE, (db) =>
    db
      .select({ id, propertyId, sessionId: target })
      .from(notificationDeliveries)
      .where(and(eq(state, 'waiting'), eq(kind, GUEST_KIND), eq(channel, 'email')))
      .limit(AT_ONCE),
  );
  const seen = waiting.filter(({ sessionId }) => isListening(sessionId));
  for (const one of seen) {
    await store.inProperty(one.propertyId, async (scope) => {
      scope.write(
        scope.db
          .update(notificationDeliveries)
          .set({ state: 'dropped', reason: 'Their page was open.', finishedAt: scope.now })
          .where(scope.own(notificationDeliveries, eq(id, one.id), eq(state, 'waiting'))),
      );
      return done(undefined);
    });
  }
  return seen.length;
}
