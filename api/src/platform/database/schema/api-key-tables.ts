import type { ApiKeyScope } from '@bellkey/shared/api';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/** API keys of a property. */
export const apiKeys = pgTable('api_keys', {
  propertyId,
  id: text('id').notNull(),
  name: text('name').notNull(),
  scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  createdByName: text('created_by_name').notNull(),
  expiresAt: instant('expires_at'),
  revokedAt: instant('revoked_at'),
  revokedByName: text('revoked_by_name'),
});

/** Hashes of a key's secrets: the current one and, for a while after a rotation, the previous one. */
export const apiKeySecrets = pgTable('api_key_secrets', {
  propertyId,
  id: text('id').notNull(),
  keyId: text('key_id').notNull(),
  secretHash: text('secret_hash').notNull(),
  prefix: text('prefix').notNull(),
  createdAt: instant('created_at').notNull(),
  endsAt: instant('ends_at'),
});

/** When each key was last used, to within a minute. */
export const apiKeyUses = pgTable('api_key_uses', {
  propertyId,
  keyId: text('key_id').notNull(),
  at: instant('at').notNull(),
});
