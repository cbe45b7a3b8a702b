import type { ApiKey } from '@bellkey/shared/api';
import type { apiKeySecrets, apiKeys } from '../../platform/database/schema/api-key-tables.ts';

/** A row of a key. */
export type KeyRow = typeof apiKeys.$inferSelect;
/** A row of one of its secrets. */
export type SecretRow = typeof apiKeySecrets.$inferSelect;

/**
 * A key as managers see it.
 *
 * @param secrets its secrets, in any order
 */
export function apiKeyView(
  row: KeyRow,
  secrets: readonly SecretRow[],
  lastUsedAt: Date | null,
  now: Date,
): ApiKey {
  // A rotation gives every other secret an end.
  const current = secrets.find(({ endsAt }) => endsAt === null);
  if (!current) throw new Error(`The API key ${row.id} has no secret.`);
  const ends = secrets.flatMap(({ endsAt }) => (endsAt && endsAt > now ? [endsAt.getTime()] : []));
  const expired = row.expiresAt !== null && row.expiresAt <= now;
  const active = !row.revokedAt && !expired;
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    prefix: current.prefix,
    state: row.revokedAt ? 'revoked' : expired ? 'expired' : 'active',
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    rotatedAt: secrets.length > 1 ? current.createdAt.toISOString() : null,
    earlierUntil: active && ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null,
    expiresAt: iso(row.expiresAt),
    lastUsedAt: iso(lastUsedAt),
    revokedAt: iso(row.revokedAt),
    revokedBy: row.revokedByName,
  };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
