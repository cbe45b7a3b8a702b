import { randomBytes } from 'node:crypto';
import { type JoinCode, parsePlaceCode, shortCodeFrom } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope, Store } from '../database/property-scope.ts';
import { joinCodes } from '../database/schema.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { WrongCodeLimit } from '../places/wrong-code-limit.ts';

const view = ({ code, rotatedAt }: typeof joinCodes.$inferSelect): JoinCode => ({
  code,
  rotatedAt: rotatedAt.toISOString(),
});

/** The property's join code. A property that has none yet gets one when a manager first looks for it. */
export async function readJoinCode(scope: PropertyScope): Promise<JoinCode> {
  const [row] = await scope.db.select().from(joinCodes).where(scope.own(joinCodes));
  return row ? view(row) : rotateJoinCode(scope);
}

/** A new code in place of the old one. */
export async function rotateJoinCode(scope: PropertyScope): Promise<JoinCode> {
  const fresh = { code: shortCodeFrom(randomBytes(7)), rotatedAt: scope.now };
  const [row] = await scope.db
    .insert(joinCodes)
    .values({ propertyId: scope.propertyId, ...fresh })
    .onConflictDoUpdate({ target: joinCodes.propertyId, set: fresh })
    .returning();
  if (!row) throw new Error(`Property ${scope.propertyId} got no join code`);
  return view(row);
}

/**
 * Which property a typed join code belongs to. Malformed, unknown and replaced codes all look the same. While any of
 * the callers (an address, an account) has too many wrong ones, a right one is refused too: the code is short.
 */
export async function resolveJoinCode(
  store: Store,
  limit: WrongCodeLimit,
  callers: readonly string[],
  typed: string,
): Promise<Outcome<string>> {
  const waits = callers.flatMap((caller) => limit.waitSeconds(caller) ?? []);
  if (waits.length > 0) return refused('rate-limited', { retryAfterSeconds: Math.max(...waits) });
  const code = parsePlaceCode(typed);
  if (code?.kind === 'short') {
    const [row] = await store.lookUp(`join:${code.value}`, (db) =>
      db.select().from(joinCodes).where(eq(joinCodes.code, code.value)),
    );
    if (row) return done(row.propertyId);
  }
  for (const caller of callers) limit.countWrong(caller);
  return refused('unknown-join-code');
}
