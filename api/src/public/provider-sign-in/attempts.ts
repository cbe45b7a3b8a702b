import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Store } from '../../platform/database/property-scope.ts';
import { providerSignIns } from '../../platform/database/schema/public-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import type { OidcAttempt } from './oidc-client.ts';

/** How long a person may take at the provider. */
export const ATTEMPT_MAX_AGE_MS = 10 * 60_000;

const secret = () => randomBytes(32).toString('base64url');
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const keyOf = (stateHash: string) => `provider-sign-in:${stateHash}`;

/** A new secret of a browser, 256 bits. */
export const newBrowserToken = secret;

/** Creates the secrets of one attempt and stores them until its answer. */
export async function beginAttempt(
  store: Store,
  { browserToken, redirectUri, next }: { browserToken: string; redirectUri: string; next: string | null },
): Promise<OidcAttempt> {
  const attempt = { redirectUri, state: secret(), rawNonce: secret(), codeVerifier: secret() };
  const stateHash = hash(attempt.state);
  const kept = await store.onPlatform(keyOf(stateHash), async (db, now) => {
    await db.delete(providerSignIns).where(lt(providerSignIns.expiresAt, sql`now() - interval '1 hour'`));
    await db.insert(providerSignIns).values({
      stateHash,
      browserHash: hash(browserToken),
      redirectUri,
      rawNonce: attempt.rawNonce,
      codeVerifier: attempt.codeVerifier,
      next,
      expiresAt: new Date(now.getTime() + ATTEMPT_MAX_AGE_MS),
    });
    return done(true);
  });
  if (!kept.ok) throw new Error('An attempt to sign in at the provider could not be kept');
  return attempt;
}

/**
 * Takes the attempt of an answer, for good: loaded and deleted in one statement, so that of two equal answers one is
 * refused. An answer from another browser leaves the attempt of the original one alone.
 */
export function takeAttempt(
  store: Store,
  { browserToken, state }: { browserToken: string; state: string },
): Promise<Outcome<OidcAttempt & { next: string | null }>> {
  const stateHash = hash(state);
  return store
    .onPlatform(keyOf(stateHash), async (db, now) => {
      const [taken] = await db
        .delete(providerSignIns)
        .where(
          and(eq(providerSignIns.stateHash, stateHash), eq(providerSignIns.browserHash, hash(browserToken))),
        )
        .returning();
      if (!taken) return refused('provider-answer-unknown');
      // Not a refusal here, which would roll back and leave the attempt valid.
      return done({ ...taken, state, late: taken.expiresAt <= now });
    })
    .then((outcome) => {
      if (!outcome.ok) return outcome;
      const { late, redirectUri, rawNonce, codeVerifier, next } = outcome.value;
      return late
        ? refused('provider-answer-late')
        : done({ redirectUri, state, rawNonce, codeVerifier, next });
    });
}
