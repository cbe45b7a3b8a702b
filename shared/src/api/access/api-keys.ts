import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';
import { type ApiKeyScope, apiKeyScopes } from './permissions.ts';

/** Prefix of every API key, so that people and scanners for leaked secrets recognise one. */
export const API_KEY_PREFIX = 'bk_';

/** Choices, in days, for when a key expires. */
export const API_KEY_DAYS = [7, 30, 90, 365] as const;

/**
 * Choices, in hours, for how long the previous secret still works after a rotation, so that programs can switch without
 * an outage.
 */
export const API_KEY_OVERLAP_HOURS = [0, 1, 24, 168] as const;

const Scope = z
  .enum(Object.keys(apiKeyScopes) as [ApiKeyScope, ...ApiKeyScope[]])
  .meta({ id: 'ApiKeyScope' });

/** An API key without its secret. */
export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(Scope),
    prefix: z.string().describe('how its secret begins'),
    state: z.enum(['active', 'expired', 'revoked']),
    createdAt: Instant,
    createdBy: z.string().describe('name of the member at that time'),
    rotatedAt: Instant.nullable(),
    earlierUntil: Instant.nullable().describe('until when the secret before the last rotation also works'),
    expiresAt: Instant.nullable().describe('null: it does not expire'),
    lastUsedAt: Instant.nullable().describe('to within a minute; null: not yet'),
    revokedAt: Instant.nullable(),
    revokedBy: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

const Secret = z.string().describe('bk_…, sent as Authorization: Bearer bk_…; returned only once');
const Made = z.object({ key: ApiKey, secret: Secret });
const oneOf = <T extends number>(values: readonly T[]) => z.union(values.map((value) => z.literal(value)));

/** Keys with which a property's own programs call the API. No key can make, see or change keys. */
export const apiKeyOperations = {
  'GET /api/staff/api-keys': {
    summary: 'List the API keys of a property, newest first, including ended ones',
    tag: 'api keys',
    auth: 'staff',
    may: 'manage-api-keys',
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ keys: z.array(ApiKey) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/api-keys': {
    summary: 'Create an API key; its secret is returned only once and stored as a hash',
    tag: 'api keys',
    auth: 'staff',
    may: 'manage-api-keys',
    query: InProperty,
    body: z.object({
      name: nameSchema(60).describe('what uses it; requests and changes name it'),
      scopes: z.array(Scope).min(1).max(Scope.options.length),
      days: oneOf(API_KEY_DAYS).nullable().describe('null: it does not expire'),
    }),
    status: 201,
    roundTrips: 2,
    response: Made,
    problems: ['unauthenticated', 'forbidden', 'settings-full'],
  },
  'POST /api/staff/api-keys/{id}/rotate': {
    summary: 'Rotate the secret of an API key; the previous one keeps working for the hours requested',
    tag: 'api keys',
    auth: 'staff',
    may: 'manage-api-keys',
    params: ById,
    query: InProperty,
    body: z.object({ overlapHours: oneOf(API_KEY_OVERLAP_HOURS) }),
    status: 200,
    roundTrips: 2,
    response: Made,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'key-ended'],
  },
  'POST /api/staff/api-keys/{id}/revoke': {
    summary: 'End an API key at once; this cannot be undone',
    tag: 'api keys',
    auth: 'staff',
    may: 'manage-api-keys',
    params: ById,
    query: InProperty,
    status: 200,
    roundTrips: 2,
    response: ApiKey,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const;
