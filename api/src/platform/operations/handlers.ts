import type { OperationKey, OperationOutput, operations } from '@bellkey/shared/api';
import type { z } from 'zod';
import type { PropertyScope } from '../database/property-scope.ts';
import type { HttpSide } from '../http/http-side.ts';
import type { JsonText } from '../outcome/json-text.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { GuestCaller, Identity, Operator, StaffCaller } from './callers.ts';

type Operations = typeof operations;

interface CallerByAuth {
  public: unknown;
  identity: { identity: Identity };
  guest: { scope: PropertyScope; guest: GuestCaller };
  staff: { scope: PropertyScope; staff: StaffCaller };
  operator: { operator: Operator };
}

type Parsed<K extends OperationKey, F extends string> = Operations[K] extends {
  [P in F]: infer S extends z.ZodType;
}
  ? { [P in F]: z.output<S> }
  : unknown;

type Caller<K extends OperationKey> = Operations[K] extends { transaction: 'own' }
  ? Operations[K] extends { auth: 'guest' }
    ? { guest: GuestCaller; propertyId: string }
    : { staff: StaffCaller }
  : CallerByAuth[Operations[K]['auth']];

/**
 * One call of an operation: validated input, a caller who may call it, and for guests and staff an open property
 * scope, unless the operation opens its own.
 */
export type Call<K extends OperationKey> = { http: HttpSide } & Caller<K> &
  Parsed<K, 'params'> &
  Parsed<K, 'query'> &
  Parsed<K, 'body'> &
  (Operations[K] extends { upload: object } ? { upload: Uint8Array } : unknown);

/** What implements the operations table: every key, nothing else. */
export type Handlers = {
  [K in OperationKey]: (call: Call<K>) => Promise<Outcome<OperationOutput<K> | JsonText<OperationOutput<K>>>>;
};
