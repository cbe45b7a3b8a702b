import { type OperationKey, type OperationSpec, operations } from '@bellkey/shared/api';
import type { Context, Hono } from 'hono';
import type { PropertyScope, Store } from '../database/property-scope.ts';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { withCommittedCookies } from '../http/committed-cookies.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { fileResponse } from '../http/file-response.ts';
import { httpSide } from '../http/http-side.ts';
import { problemResponse } from '../http/problem.ts';
import { JsonText } from '../outcome/json-text.ts';
import { type Outcome, refused } from '../outcome/outcome.ts';
import type { Observer } from '../statements/observer.ts';
import { agreesWithContract } from './agrees-with-contract.ts';
import { verifyBearer } from './bearer.ts';
import { staffWrites, type WriteBudget, type WriteKind } from './budget/write-budget.ts';
import type { Identity } from './callers.ts';
import type { Entrances } from './entrances.ts';
import type { Handlers } from './handlers.ts';
import { answerRepeats, hashRequest, KEY_MAX_CHARS, once } from './idempotency.ts';
import { observed } from './observed.ts';
import { type Input, parseInput } from './parse-input.ts';
import { parseStaffInput } from './staff-input.ts';
import { enterByProof, verifyStaff } from './staff-proof.ts';

interface MountDependencies {
  observer?: Observer | undefined;
  store: Store;
  entrances: Entrances;
  now: () => Date;
  writeBudget: WriteBudget;
  /** Whether responses in the form of {@link JsonText} are compared with the contract. */
  checkAnswers?: boolean | undefined;
}

type AnyHandler = (call: Record<string, unknown>) => Promise<Outcome<unknown>>;

/** Method and path of an operation, the path as Hono writes it. */
export function parseOperationKey(key: string): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ');
  return { method, path: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** Creates a route for every operation: the one place where HTTP becomes a call and an outcome becomes HTTP. */
export function mountOperations(
  app: Hono<ApiEnvironment>,
  handlers: Handlers,
  dependencies: MountDependencies,
): void {
  for (const key of Object.keys(operations) as OperationKey[]) {
    const { method, path } = parseOperationKey(key);
    const spec: OperationSpec = operations[key];
    // The table's types match key and handler (see Handlers); the loop cannot express it.
    const handler = handlers[key] as unknown as AnyHandler;
    app.on(method, path, async (c) => {
      const outcome = await observed({ operation: key, status: spec.status }, dependencies.observer, () =>
        answerRepeats(() => perform(c, key, spec, handler, dependencies)),
      );
      if (!outcome.ok) return problemResponse(outcome.error, c.var.requestId);
      if (spec.file) return fileResponse(outcome.value, spec.file);
      if (!spec.response) return c.body(null, spec.status);
      if (outcome.value instanceof JsonText) {
        if (dependencies.checkAnswers) agreesWithContract(key, spec.response, outcome.value);
        return c.body(outcome.value.text, 200, { 'content-type': 'application/json' });
      }
      // Parsing the response drops whatever the contract does not name, so that no column leaks by accident.
      return c.json(spec.response.parse(outcome.value) as object, spec.status === 201 ? 201 : 200);
    });
  }
}

async function perform(
  c: Context<ApiEnvironment>,
  key: OperationKey,
  spec: OperationSpec,
  handler: AnyHandler,
  { store, entrances, now, writeBudget }: MountDependencies,
): Promise<Outcome<unknown>> {
  const http = httpSide(c, now);
  const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const open = writes || spec.transaction === 'write' ? store.inProperty : store.read;
  const withCookie = spec.auth === 'guest' || spec.auth === 'public';
  if (writes && withCookie && isCrossSite(c)) return refused('cross-site');
  c.header('cache-control', 'no-store');

  /** Refuses a write beyond the budget of its caller; null for one within it, and for what is only read. */
  const overBudget = (kind: WriteKind, caller: string) => {
    const wait = writes && !spec.urgent ? writeBudget.take(kind, caller, now()) : null;
    return wait === null ? null : refused('too-many-requests', { retryAfterSeconds: wait });
  };

  const callOnce = (scope: PropertyScope, caller: string, input: Input, call: Record<string, unknown>) => {
    const idempotencyKey = spec.idempotent ? c.req.header('idempotency-key') : undefined;
    if (!idempotencyKey) return handler(call);
    if (idempotencyKey.length > KEY_MAX_CHARS) {
      return Promise.resolve(
        refused('bad-input', { fields: { 'Idempotency-Key': `at most ${KEY_MAX_CHARS} characters` } }),
      );
    }
    const requestHash = hashRequest(key, input);
    return once(scope, { caller, key: idempotencyKey, operation: key, requestHash }, () => handler(call));
  };

  switch (spec.auth) {
    case 'public': {
      const input = await parseInput(c, spec);
      return input.ok ? handler({ http, ...input.value }) : input;
    }
    case 'identity': {
      const identity = await verifyBearer(c, entrances.verifyIdentity);
      if (!identity.ok) return identity;
      if (!isOpenToDemo(identity.value, spec)) return refused('forbidden', NOT_IN_DEMO);
      const input = await parseInput(c, spec);
      return input.ok ? handler({ http, identity: identity.value, ...input.value }) : input;
    }
    case 'operator': {
      const identity = await verifyBearer(c, entrances.verifyIdentity);
      if (!identity.ok) return identity;
      const operator = await entrances.enterOperator(identity.value);
      if (!operator.ok) return operator;
      const input = await parseInput(c, spec);
      return input.ok ? handler({ http, operator: operator.value, ...input.value }) : input;
    }
    case 'guest': {
      const found = await entrances.findGuest(http.guestToken, now());
      if (!found.ok) return found;
      const input = await parseInput(c, spec);
      if (!input.ok) return input;
      const { propertyId, sessionId } = found.value;
      const over = overBudget('guest', `${propertyId} ${sessionId}`);
      if (over) return over;
      if (spec.transaction === 'own') {
        const guest = await store.read(
          propertyId,
          (scope) => entrances.enterGuest(scope, sessionId, spec.may),
          'guest',
        );
        return guest.ok ? handler({ http, guest: guest.value, propertyId, ...input.value }) : guest;
      }
      return withCommittedCookies(http, (http) =>
        open(
          propertyId,
          async (scope) => {
            const guest = await entrances.enterGuest(scope, sessionId, spec.may);
            if (!guest.ok) return guest;
            const call = { http, scope, guest: guest.value, ...input.value };
            return callOnce(scope, `guest:${sessionId}`, input.value, call);
          },
          'guest',
        ),
      );
    }
    case 'staff': {
      const proof = await verifyStaff(c, spec, entrances, now());
      if (!proof.ok) return proof;
      if (proof.value.kind === 'person' && !isOpenToDemo(proof.value.identity, spec))
        return refused('forbidden', NOT_IN_DEMO);
      const parsed = await parseStaffInput(c, spec, proof.value, { entrances, store });
      if (!parsed.ok) return parsed;
      const { input, propertyId } = parsed.value;
      if (spec.transaction === 'own') {
        const staff = await store.read(propertyId, (scope) =>
          enterByProof(scope, proof.value, spec, entrances),
        );
        if (!staff.ok) return staff;
        return overBudget(staffWrites(spec), propertyId) ?? handler({ http, staff: staff.value, ...input });
      }
      return open(propertyId, async (scope) => {
        const staff = await enterByProof(scope, proof.value, spec, entrances);
        if (!staff.ok) return staff;
        const over = overBudget(staffWrites(spec), propertyId);
        if (over) return over;
        const call = { http, scope, staff: staff.value, ...input };
        return callOnce(scope, `staff:${staff.value.uid}`, input, call);
      });
    }
  }
}

const NOT_IN_DEMO = { detail: 'This is not part of the demo.' };

/** A demo's staff may only call what the contract allows for demos. */
function isOpenToDemo(identity: Identity, spec: OperationSpec): boolean {
  return identity.demo !== true || spec.demo === true;
}
