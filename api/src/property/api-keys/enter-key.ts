import { lt, sql } from 'drizzle-orm';
import type { Kept } from '../../platform/database/memory.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { apiKeyUses } from '../../platform/database/schema/api-key-tables.ts';
import type { FoundApiKey, StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

const WITHIN_MS = 60_000;

/** Keys whose use this process recorded a moment ago, by property and key. */
const noted: Kept<true> = { name: 'api-key-use' };

/**
 * The caller that an API key represents in its own property. Its scopes decide what it may call; there it sees the
 * whole property, like a manager, and every history shows the key's name.
 */
export function enterApiKey(scope: PropertyScope, key: FoundApiKey): Outcome<StaffCaller> {
  if (scope.propertyId !== key.propertyId) return refused('forbidden');
  noteUsed(scope, key.keyId);
  const id = `key:${key.keyId}`;
  return done({
    memberId: id,
    uid: id,
    name: `${key.name} (API key)`,
    role: 'manager',
    departments: [],
    secondFactor: false,
    apiKey: key.keyId,
  });
}

/** Records the use of a key, at most once a minute across processes. */
function noteUsed(scope: PropertyScope, keyId: string): void {
  const { memory, now, propertyId } = scope;
  const kept = `${propertyId} ${keyId}`;
  if (memory.get(noted, kept)) return;
  const since = memory.moment();
  scope.upkeep(() =>
    scope.db
      .insert(apiKeyUses)
      .values({ propertyId, keyId, at: now })
      .onConflictDoUpdate({
        target: [apiKeyUses.propertyId, apiKeyUses.keyId],
        set: { at: sql`excluded.at` },
        setWhere: lt(apiKeyUses.at, new Date(now.getTime() - WITHIN_MS)),
      }),
  );
  memory.keep(noted, kept, true, [{ kind: 'api-key', propertyId, id: keyId }], since);
}
