import type { ApiKey } from '@bellkey/shared/api';
import { desc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { apiKeySecrets, apiKeys, apiKeyUses } from '../../platform/database/schema/api-key-tables.ts';
import { apiKeyView, type KeyRow, type SecretRow } from './key-view.ts';

/** The newest keys, including ended ones: a list for people. */
const MAX_LISTED = 200;

/** The keys of a property, newest first. */
export async function loadApiKeys(scope: PropertyScope): Promise<ApiKey[]> {
  const [rows, secrets, uses] = await Promise.all([
    scope.db
      .select()
      .from(apiKeys)
      .where(scope.own(apiKeys))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .limit(MAX_LISTED),
    scope.db.select().from(apiKeySecrets).where(scope.own(apiKeySecrets)),
    scope.db.select().from(apiKeyUses).where(scope.own(apiKeyUses)),
  ]);
  const secretsOf = new Map<string, SecretRow[]>();
  for (const secret of secrets) {
    secretsOf.set(secret.keyId, [...(secretsOf.get(secret.keyId) ?? []), secret]);
  }
  const usedAt = new Map(uses.map(({ keyId, at }) => [keyId, at]));
  return rows.map((row) =>
    apiKeyView(row, secretsOf.get(row.id) ?? [], usedAt.get(row.id) ?? null, scope.now),
  );
}

/** A key about to change, locked, with its secrets, and when it was last used. */
export async function lockApiKey(
  scope: PropertyScope,
  id: string,
): Promise<{ row: KeyRow; secrets: SecretRow[]; lastUsedAt: Date | null } | null> {
  const [[row], secrets, [used]] = await Promise.all([
    scope.db
      .select()
      .from(apiKeys)
      .where(scope.own(apiKeys, eq(apiKeys.id, id)))
      .for('update'),
    scope.db
      .select()
      .from(apiKeySecrets)
      .where(scope.own(apiKeySecrets, eq(apiKeySecrets.keyId, id))),
    scope.db
      .select()
      .from(apiKeyUses)
      .where(scope.own(apiKeyUses, eq(apiKeyUses.keyId, id))),
  ]);
  return row ? { row, secrets, lastUsedAt: used?.at ?? null } : null;
}
