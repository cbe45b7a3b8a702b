import { z } from 'zod';
import { ById, Id, InProperty, Instant } from './fields.ts';
import { nameSchema } from './name.ts';
import { type ApiKeyScope, apiKeyScopes } from './permissions.ts';

/** How every API key begins, so that people and scanners for leaked secrets can tell what it is. */
export const API_KEY_PREFIX = 'bk_';

/** Days after which a key can be made to end by itself. */
export const API_KEY_DAYS = [7, 30, 90, 365] as const;

/** Hours for which the secret before a rotation can go on working, so that programs change over without a gap. */
export const API_KEY_OVERLAP_HOURS = [0, 1, 24, 168] as const;

const Scope = z
  .enum(Object.keys(apiKeyScopes) as [ApiKeyScope, ...ApiKeyScope[]])
  .meta({ id: 'ApiKeyScope' });

/** A key of a property for its own programs, without the secret. */
export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(Scope),
    prefix: z.string().describe('how its secret begins'),
    state: z.enum(['active', 'expired', 'revoked']),
    createdAt: Instant,
    createdBy: z.string().describe('name of the member, as it was then'),
    rotatedAt: Instant.nullable(),
    earlierUntil: Instant.nullable().describe('until when the secret before the last rotation works, too'),
    expiresAt: Instant.nullable().describe('null: it does not end by itself'),
    lastUsedAt: Instant.nullable().describe('to within a minute; null: not yet'),
    revokedAt: Instant.nullable(),
    revokedBy: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

const Secret = z.string().describe('bk_…, sent as Authorization: Bearer bk_…; answered this one time');
const Made = z.object({ key: ApiKey, secret: Secret });
const oneOf = <T extends number>(values: readonly T[]) => z.union(values.map((value) => z.literal(value)));

/** Keys with which a property's own programs call the API. No key can make, see or change keys. */
export const apiKeyOperations = {
  'GET /api/staff/api-keys': {
    summary: 'List the API keys of a property, newest first, with those that ended',
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
    summary: 'Make an API key; its secret is answered this one time and kept as a hash',
    tag: 'api keys',
    auth: 'staff',
    may: 'manage-api-keys',
    query: InProperty,
    body: z.object({
      name: nameSchema(60).describe('what uses it; requests and changes name it'),
      scopes: z.array(Scope).min(1).max(Scope.options.length),
      days: oneOf(API_KEY_DAYS).nullable().describe('null: it does not end by itself'),
    }),
    status: 201,
    roundTrips: 2,
    response: Made,
    problems: ['unauthenticated', 'forbidden', 'settings-full'],
  },
  'POST /api/staff/api-keys/{id}/rotate': {
    summary: 'Give an API key another secret; the one before works on for the hours that are asked for',
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
    summary: 'End an API key at once; it cannot be given back',
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
