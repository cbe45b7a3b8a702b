import type { OperationSpec } from '@bellkey/shared/api';
import type { Context } from 'hono';
import type { PropertyScope } from '../database/property-scope.ts';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { done, type Outcome, refused } from '../outcome/outcome.ts';
import { bearerToken, isApiKey, verifyBearer } from './bearer.ts';
import type { FoundApiKey, Identity, StaffCaller } from './callers.ts';
import type { Entrances } from './entrances.ts';

/** Proof of a staff call: a person's ID token, or a program's API key. */
export type StaffProof = { kind: 'person'; identity: Identity } | { kind: 'program'; key: FoundApiKey };

type StaffSpec = Extract<OperationSpec, { auth: 'staff' }>;

/** Who the Bearer token identifies. A key is valid only for operations that name one of its scopes. */
export async function verifyStaff(
  c: Context<ApiEnvironment>,
  spec: StaffSpec,
  { findApiKey, verifyIdentity }: Entrances,
  now: Date,
): Promise<Outcome<StaffProof>> {
  const token = bearerToken(c);
  if (token === undefined || !isApiKey(token)) {
    const identity = await verifyBearer(c, verifyIdentity);
    return identity.ok ? done({ kind: 'person', identity: identity.value }) : identity;
  }
  const key = await findApiKey(token, now);
  if (!key.ok) return key;
  if (spec.key === undefined) {
    return refused('forbidden', { detail: 'This cannot be called with an API key.' });
  }
  if (!key.value.scopes.includes(spec.key)) {
    return refused('forbidden', { detail: `This API key does not have the scope ${spec.key}.` });
  }
  return done({ kind: 'program', key: key.value });
}

/** Admits the caller to the scope's property. */
export async function enterByProof(
  scope: PropertyScope,
  proof: StaffProof,
  { may }: StaffSpec,
  { enterApiKey, enterStaff }: Entrances,
): Promise<Outcome<StaffCaller>> {
  return proof.kind === 'person' ? enterStaff(scope, proof.identity, may) : enterApiKey(scope, proof.key);
}
