import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../database/property-scope.ts';
import { idempotencyKeys } from '../database/schema/platform-tables.ts';
import { done, type Outcome, refused } from '../outcome/outcome.ts';

/** The longest Idempotency-Key that is taken. */
export const KEY_MAX_CHARS = 255;

/** What was asked, so that the same key with another content is noticed. */
export function hashRequest(operation: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest('hex');
}

/**
 * Does something once per caller and key. The key, the work and its answer are one transaction: a repeat that comes
 * meanwhile waits on the key's row and then answers the same; after a refusal the key is free again.
 */
export async function once<T>(
  scope: PropertyScope,
  {
    caller,
    key,
    operation,
    requestHash,
  }: { caller: string; key: string; operation: string; requestHash: string },
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const own = scope.own(idempotencyKeys, eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));
  const [claimed] = await scope.db
    .insert(idempotencyKeys)
    .values({ propertyId: scope.propertyId, caller, key, operation, requestHash, createdAt: scope.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const [first] = await scope.db.select().from(idempotencyKeys).where(own);
    if (first?.requestHash !== requestHash) return refused('idempotency-mismatch');
    return done(first.answer as T);
  }
  const outcome = await work();
  if (!outcome.ok && outcome.error.keep) await scope.db.delete(idempotencyKeys).where(own);
  if (outcome.ok)
    await scope.db
      .update(idempotencyKeys)
      .set({ answer: outcome.value ?? null })
      .where(own);
  return outcome;
}
