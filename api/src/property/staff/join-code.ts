import { randomBytes } from 'node:crypto';
import { type JoinCode, parsePlaceCode, shortCodeFrom } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { joinCodes } from '../../platform/database/schema/staff-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { type WrongCodeLimit, waitDetail } from '../places/wrong-code-limit.ts';

const ASK_A_MANAGER = 'Compare it with the one that a manager of your property sees, and try again later.';

const view = ({ code, rotatedAt }: typeof joinCodes.$inferSelect): JoinCode => ({
  code,
  rotatedAt: rotatedAt.toISOString(),
});

/** The property's join code, created when a manager first looks for it. */
export async function loadJoinCode(scope: PropertyScope): Promise<JoinCode> {
  const [row] = await scope.db.select().from(joinCodes).where(scope.own(joinCodes));
  return row ? view(row) : rotateJoinCode(scope);
}

/** Replaces the join code. */
export function rotateJoinCode(scope: PropertyScope): JoinCode {
  const fresh = { code: shortCodeFrom(randomBytes(7)), rotatedAt: scope.now };
  scope.write(
    scope.db
      .insert(joinCodes)
      .values({ propertyId: scope.propertyId, ...fresh })
      .onConflictDoUpdate({ target: joinCodes.propertyId, set: fresh }),
  );
  return view({ propertyId: scope.propertyId, ...fresh });
}

/**
 * Which property a typed join code belongs to. Malformed, unknown and replaced codes all look the same. While any of
 * the callers (an address, an account) has too many wrong ones, a right one is refused too: the code is short.
 */
export async function resolveJoinCode(
  store: Store,
  limit: WrongCodeLimit,
  { callers, hostname }: { callers: readonly string[]; hostname: string },
  typed: string,
): Promise<Outcome<string>> {
  const code = parsePlaceCode(typed);
  return store.lookUp(code ? `join:${code.value}` : '', async (db, now) => {
    const wait = await limit.wait(db, callers, hostname, now);
    if (wait) {
      return refused('rate-limited', { retryAfterSeconds: wait.seconds, ...waitDetail(wait, ASK_A_MANAGER) });
    }
    if (code?.kind === 'short') {
      const [row] = await db.select().from(joinCodes).where(eq(joinCodes.code, code.value));
      if (row) return done(row.propertyId);
    }
    await limit.countWrong(db, callers, hostname, now);
    return refused('unknown-join-code');
  });
}
