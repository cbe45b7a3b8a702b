import { and, eq, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { listPropertyIds } from '../../property/properties/property-summary.ts';
import { lockRequest, moveRequest } from './change-request.ts';

/** A finished request without an objection is closed after this long (docs/product.md#state-machines). */
export const SILENCE_BEFORE_CLOSING_MS = 30 * 60_000;
const LOOK_EVERY_MS = 60_000;

/** Closes what was done long enough ago. Several processes may do this at once: each row is taken by one. */
export async function closeFinished(scope: PropertyScope): Promise<number> {
  const due = await scope.db
    .select({ id: requests.id })
    .from(requests)
    .where(
      scope.own(
        requests,
        and(
          eq(requests.state, 'done'),
          lt(requests.doneAt, new Date(scope.now.getTime() - SILENCE_BEFORE_CLOSING_MS)),
        ),
      ),
    )
    .for('update', { skipLocked: true });
  const locked = await Promise.all(due.map(({ id }) => lockRequest(scope, id)));
  for (const request of locked) {
    if (request) moveRequest(scope, request, { to: 'closed', by: { kind: 'system' } });
  }
  return due.length;
}

/** Looks once a minute, in every property. Returns what stops it. */
export function startClosing(store: Store, log: Logger): () => void {
  const look = async () => {
    for (const propertyId of await listPropertyIds(store)) {
      await store.inProperty(propertyId, async (scope) => done(await closeFinished(scope)));
    }
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ error }, 'finished requests were not closed'));
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
