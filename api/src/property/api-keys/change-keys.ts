import { randomUUID } from 'node:crypto';
import type { ApiKey, OperationOutput } from '@bellkey/shared/api';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { apiKeySecrets, apiKeys } from '../../platform/database/schema/api-key-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import type { Call } from '../../platform/operations/handlers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { recordChanges } from '../settings/record-change.ts';
import { newSecret } from './key-secret.ts';
import { apiKeyView } from './key-view.ts';
import { lockApiKey } from './load-keys.ts';

/** Most active keys of one property. */
export const MAX_WORKING_KEYS = 20;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

type Made = OperationOutput<'POST /api/staff/api-keys'>;

/** Creates a key. Its secret is returned once and not stored. */
export async function makeApiKey(
  scope: PropertyScope,
  staff: StaffCaller,
  { name, scopes, days }: Call<'POST /api/staff/api-keys'>['body'],
): Promise<Outcome<Made>> {
  const { propertyId, now } = scope;
  const isWorking = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  const [, [working]] = await Promise.all([
    holdLock(scope.db, `api-keys:${propertyId}`),
    scope.db.select({ count: sql<number>`count(*)::int` }).from(apiKeys).where(scope.own(apiKeys, isWorking)),
  ]);
  if ((working?.count ?? 0) >= MAX_WORKING_KEYS) {
    return refused('settings-full', { detail: 'Revoke keys that are not needed any more.' });
  }
  const row = {
    propertyId,
    id: randomUUID(),
    name,
    scopes: [...new Set(scopes)],
    createdAt: now,
    createdBy: staff.memberId,
    createdByName: staff.name,
    expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    revokedAt: null,
    revokedByName: null,
  };
  const { secret, secretRow } = secretFor(scope, row.id);
  scope.write(scope.db.insert(apiKeys).values(row));
  scope.write(scope.db.insert(apiKeySecrets).values(secretRow));
  record(scope, staff, row, null, { scopes: row.scopes, expiresAt: row.expiresAt });
  return done({ key: apiKeyView(row, [secretRow], null, now), secret });
}

/** Rotates a key's secret; only the previous one works on for a while. */
export async function rotateApiKey(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { overlapHours }: Call<'POST /api/staff/api-keys/{id}/rotate'>['body'],
): Promise<Outcome<Made>> {
  const { now } = scope;
  const found = await lockApiKey(scope, id);
  if (!found) return refused('not-found');
  const { row, secrets, lastUsedAt } = found;
  if (row.revokedAt || (row.expiresAt && row.expiresAt <= now)) return refused('key-ended');
  const ended = secrets.map(({ endsAt, ...secret }) => ({
    ...secret,
    endsAt: endsAt ? soonest(endsAt, now) : new Date(now.getTime() + overlapHours * HOUR_MS),
  }));
  for (const { id: secretId, endsAt } of ended.filter(({ endsAt }) => endsAt >= now)) {
    scope.write(
      scope.db
        .update(apiKeySecrets)
        .set({ endsAt })
        .where(scope.own(apiKeySecrets, eq(apiKeySecrets.id, secretId))),
    );
  }
  const { secret, secretRow } = secretFor(scope, id);
  scope.write(scope.db.insert(apiKeySecrets).values(secretRow));
  const was = secrets.find(({ endsAt }) => endsAt === null);
  record(scope, staff, row, { prefix: was?.prefix ?? null }, { prefix: secretRow.prefix });
  return done({ key: apiKeyView(row, [secretRow, ...ended], lastUsedAt, now), secret });
}

/** Ends a key, in every process with the next call. Revoking again has no effect. */
export async function revokeApiKey(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
): Promise<Outcome<ApiKey>> {
  const { now } = scope;
  const found = await lockApiKey(scope, id);
  if (!found) return refused('not-found');
  const { row, secrets, lastUsedAt } = found;
  if (row.revokedAt) return done(apiKeyView(row, secrets, lastUsedAt, now));
  const change = { revokedAt: now, revokedByName: staff.name };
  scope.write(
    scope.db
      .update(apiKeys)
      .set(change)
      .where(scope.own(apiKeys, eq(apiKeys.id, id))),
  );
  record(scope, staff, row, { revoked: false }, { revoked: true });
  return done(apiKeyView({ ...row, ...change }, secrets, lastUsedAt, now));
}

function secretFor({ propertyId, now }: PropertyScope, keyId: string) {
  const { secret, ...kept } = newSecret();
  return {
    secret,
    secretRow: { propertyId, id: randomUUID(), keyId, ...kept, createdAt: now, endsAt: null },
  };
}

const soonest = (end: Date, now: Date): Date => (end < now ? end : now);

function record(
  scope: PropertyScope,
  staff: StaffCaller,
  { id, name }: { id: string; name: string },
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): void {
  recordChanges(scope, staff, [{ subject: 'api-key', id, title: name, before, after }]);
}
