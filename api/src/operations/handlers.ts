import type { OperationKey, OperationOutput, operations } from '@bellkey/shared/api';
import type { z } from 'zod';
import type { PropertyScope } from '../database/property-scope.ts';
import type { GuestCaller } from '../guest-sessions/guest-sessions.ts';
import type { Operator } from '../operators/operators.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { StaffCaller } from '../staff/membership.ts';
import type { Identity } from './identity.ts';

type Operations = typeof operations;

/** What an operation may know of its HTTP request, and set on the answer. */
export interface HttpSide {
  /** The Idempotency-Key, for operations that keep their answers themselves. */
  idempotencyKey: string | undefined;
  /** The host name that the browser asked for. */
  hostname: string;
  /** The network of the caller's address, as far as it can be trusted: what limits count by. */
  address: string;
  acceptLanguage: string | undefined;
  /** The origin of the page that sent this, as the browser says; null when nothing says so. */
  origin: string | null;
  /** What binds a sign-in at a provider to the browser that began it; null before the first. */
  signInToken: string | null;
  setSignInToken(token: string, maxAgeSeconds: number): void;
  guestToken: string | null;
  setGuestToken(token: string, expiresAt: Date): void;
  clearGuestToken(): void;
}

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
  ? { staff: StaffCaller }
  : CallerByAuth[Operations[K]['auth']];

/**
 * One call of an operation: validated input, a caller who may call it, and for guests and staff an open property
 * scope, unless the operation opens its own.
 */
export type Call<K extends OperationKey> = { http: HttpSide } & Caller<K> &
  Parsed<K, 'params'> &
  Parsed<K, 'query'> &
  Parsed<K, 'body'>;

/** What implements the operations table: every key, nothing else. */
export type Handlers = {
  [K in OperationKey]: (call: Call<K>) => Promise<Outcome<OperationOutput<K>>>;
};
