import type { OperationKey, OperationSpec } from '@bellkey/shared/api';
import type { Context } from 'hono';
import type { PropertyScope, Store } from '../database/property-scope.ts';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { withCommittedCookies } from '../http/committed-cookies.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { type HttpSide, httpSide } from '../http/http-side.ts';
import { type Outcome, refused } from '../outcome/outcome.ts';
import { verifyBearer } from './bearer.ts';
import { staffWrites, type WriteBudget, type WriteKind } from './budget/write-budget.ts';
import type { Identity } from './callers.ts';
import type { Entrances } from './entrances.ts';
import { hashRequest, KEY_MAX_CHARS, once } from './idempotency.ts';
import { type Input, parseInput } from './parse-input.ts';
import { parseStaffInput } from './staff-input.ts';
import { enterByProof, verifyStaff } from './staff-proof.ts';

/** What performing an operation needs. */
export interface PerformDependencies {
  store: Store;
  entrances: Entrances;
  now: () => Date;
  writeBudget: WriteBudget;
}

/** A handler whose types the table of operations has checked. */
export type AnyHandler = (call: Record<string, unknown>) => Promise<Outcome<unknown>>;

/** A call of an operation that is being performed. */
interface Call extends PerformDependencies {
  c: Context<ApiEnvironment>;
  key: OperationKey;
  spec: OperationSpec;
  handler: AnyHandler;
  http: HttpSide;
  /** Whether the method may change something. */
  writes: boolean;
}

/** Performs an operation: the caller's proof, the input, the budget, the transaction and the handler, in this order. */
export async function performOperation(
  c: Context<ApiEnvironment>,
  key: OperationKey,
  spec: OperationSpec,
  handler: AnyHandler,
  dependencies: PerformDependencies,
): Promise<Outcome<unknown>> {
  const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const withCookie = spec.auth === 'guest' || spec.auth === 'public';
  if (writes && withCookie && isCrossSite(c)) return refused('cross-site');
  c.header('cache-control', 'no-store');
  const { store, entrances, now, writeBudget } = dependencies;
  const http = httpSide(c, now);
  const call = { c, key, spec, handler, http, writes, store, entrances, now, writeBudget };
  switch (spec.auth) {
    case 'public':
      return asPublic(call);
    case 'identity':
      return asIdentity(call);
    case 'operator':
      return asOperator(call);
    case 'guest':
      return asGuest(call, spec);
    case 'staff':
      return asStaff(call, spec);
  }
}

/** The declaration of an operation for callers of one kind. */
type SpecFor<Auth extends OperationSpec['auth']> = Extract<OperationSpec, { auth: Auth }>;

async function asPublic({ c, spec, handler, http }: Call): Promise<Outcome<unknown>> {
  const input = await parseInput(c, spec);
  return input.ok ? handler({ http, ...input.value }) : input;
}

async function asIdentity({ c, spec, handler, http, entrances }: Call): Promise<Outcome<unknown>> {
  const identity = await verifyBearer(c, entrances.verifyIdentity);
  if (!identity.ok) return identity;
  if (!isOpenToDemo(identity.value, spec)) return refused('forbidden', NOT_IN_DEMO);
  const input = await parseInput(c, spec);
  return input.ok ? handler({ http, identity: identity.value, ...input.value }) : input;
}

async function asOperator({ c, spec, handler, http, entrances }: Call): Promise<Outcome<unknown>> {
  const identity = await verifyBearer(c, entrances.verifyIdentity);
  if (!identity.ok) return identity;
  const operator = await entrances.enterOperator(identity.value);
  if (!operator.ok) return operator;
  const input = await parseInput(c, spec);
  return input.ok ? handler({ http, operator: operator.value, ...input.value }) : input;
}

async function asGuest(call: Call, spec: SpecFor<'guest'>): Promise<Outcome<unknown>> {
  const { c, handler, http, store, entrances, now } = call;
  const found = await entrances.findGuest(http.guestToken, now());
  if (!found.ok) return found;
  const input = await parseInput(c, spec);
  if (!input.ok) return input;
  const { propertyId, sessionId } = found.value;
  const over = overBudget(call, 'guest', `${propertyId} ${sessionId}`);
  if (over) return over;
  const enter = (scope: PropertyScope) => entrances.enterGuest(scope, sessionId, spec.may);
  if (spec.transaction === 'own') {
    const guest = await store.read(propertyId, enter, 'guest');
    return guest.ok ? handler({ http, guest: guest.value, propertyId, ...input.value }) : guest;
  }
  return withCommittedCookies(http, (http) =>
    openFor(call)(
      propertyId,
      async (scope) => {
        const guest = await enter(scope);
        if (!guest.ok) return guest;
        const values = { http, scope, guest: guest.value, ...input.value };
        return handleOnce(call, scope, `guest:${sessionId}`, input.value, values);
      },
      'guest',
    ),
  );
}

async function asStaff(call: Call, spec: SpecFor<'staff'>): Promise<Outcome<unknown>> {
  const { c, handler, http, store, entrances, now } = call;
  const proof = await verifyStaff(c, spec, entrances, now());
  if (!proof.ok) return proof;
  if (proof.value.kind === 'person' && !isOpenToDemo(proof.value.identity, spec))
    return refused('forbidden', NOT_IN_DEMO);
  const parsed = await parseStaffInput(c, spec, proof.value, { entrances, store });
  if (!parsed.ok) return parsed;
  const { input, propertyId } = parsed.value;
  const enter = (scope: PropertyScope) => enterByProof(scope, proof.value, spec, entrances);
  if (spec.transaction === 'own') {
    const staff = await store.read(propertyId, enter);
    if (!staff.ok) return staff;
    return overBudget(call, staffWrites(spec), propertyId) ?? handler({ http, staff: staff.value, ...input });
  }
  return openFor(call)(propertyId, async (scope) => {
    const staff = await enter(scope);
    if (!staff.ok) return staff;
    const over = overBudget(call, staffWrites(spec), propertyId);
    if (over) return over;
    const values = { http, scope, staff: staff.value, ...input };
    return handleOnce(call, scope, `staff:${staff.value.uid}`, input, values);
  });
}

/** The transaction of an operation: one that may write, or one that only reads. */
const openFor = ({ writes, spec, store }: Call) =>
  writes || spec.transaction === 'write' ? store.inProperty : store.read;

/** Refuses a write beyond the budget of its caller; null for one within it, and for what is only read. */
function overBudget({ writes, spec, writeBudget, now }: Call, kind: WriteKind, caller: string) {
  const wait = writes && !spec.urgent ? writeBudget.take(kind, caller, now()) : null;
  return wait === null ? null : refused('too-many-requests', { retryAfterSeconds: wait });
}

/** Calls the handler; with an idempotency key of this caller only the first time, and repeats its outcome afterwards. */
async function handleOnce(
  { c, key, spec, handler }: Call,
  scope: PropertyScope,
  caller: string,
  input: Input,
  values: Record<string, unknown>,
): Promise<Outcome<unknown>> {
  const idempotencyKey = spec.idempotent ? c.req.header('idempotency-key') : undefined;
  if (!idempotencyKey) return handler(values);
  if (idempotencyKey.length > KEY_MAX_CHARS)
    return refused('bad-input', { fields: { 'Idempotency-Key': `at most ${KEY_MAX_CHARS} characters` } });
  const requestHash = hashRequest(key, input);
  return once(scope, { caller, key: idempotencyKey, operation: key, requestHash }, () => handler(values));
}

const NOT_IN_DEMO = { detail: 'This is not part of the demo.' };

/** A demo's staff may only call what the contract allows for demos. */
function isOpenToDemo(identity: Identity, spec: OperationSpec): boolean {
  return identity.demo !== true || spec.demo === true;
}
