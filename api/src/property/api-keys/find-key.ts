import type { ApiKeyScope } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { Kept } from '../../platform/database/memory.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import { apiKeySecrets, apiKeys } from '../../platform/database/schema/api-key-tables.ts';
import type { FoundApiKey } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { outsideBudget } from '../../platform/statements/meter.ts';
import type { KeyLimit } from './key-limit.ts';
import { hashKeySecret } from './key-secret.ts';

/** A cached key. */
interface KeptKey {
  propertyId: string;
  keyId: string;
  name: string;
  scopes: readonly ApiKeyScope[];
  /** When the key or this secret of it expires, whichever is first. */
  endsAt: Date | null;
}

/** By the hash of a secret. */
const keys: Kept<KeptKey> = { name: 'api-key' };

/**
 * The API key of a secret, if it is valid. It is cached until the key changes: a revoked one is refused with the next
 * call, in every process. Unknown, expired and revoked ones look the same.
 */
export async function findApiKey(
  store: Store,
  limit: KeyLimit,
  secret: string,
  now: Date,
): Promise<Outcome<FoundApiKey>> {
  const hash = hashKeySecret(secret);
  const found = store.memory.get(keys, hash) ?? (await outsideBudget(() => load(store, hash)));
  if (!found || (found.endsAt && found.endsAt <= now)) {
    return refused('unauthenticated', { detail: 'This API key does not work, or no longer does.' });
  }
  const waitSeconds = await limit.take(`${found.propertyId} ${found.keyId}`, now);
  if (waitSeconds !== null) return refused('rate-limited', { retryAfterSeconds: waitSeconds });
  const { propertyId, keyId, name, scopes } = found;
  return done({ propertyId, keyId, name, scopes });
}

async function load(store: Store, hash: string): Promise<KeptKey | null> {
  const since = store.memory.moment();
  const [secret] = await store.lookUpEach(`api-key:${hash}`, (db) =>
    db.select().from(apiKeySecrets).where(eq(apiKeySecrets.secretHash, hash)),
  );
  if (!secret) return null;
  const { propertyId, keyId } = secret;
  const read = await store.read(propertyId, async (scope) => {
    const rows = await scope.db
      .select()
      .from(apiKeys)
      .where(scope.own(apiKeys, eq(apiKeys.id, keyId)));
    return done(rows[0]);
  });
  const row = read.ok ? read.value : undefined;
  if (!row || row.revokedAt) return null;
  const { name, scopes } = row;
  const found = { propertyId, keyId, name, scopes, endsAt: earlier(row.expiresAt, secret.endsAt) };
  store.memory.keep(keys, hash, found, [{ kind: 'api-key', propertyId, id: keyId }], since);
  return found;
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);
