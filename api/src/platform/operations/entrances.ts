import type { GuestPermission, StaffPermission } from '@bellkey/shared/api';
import type { PropertyScope } from '../database/property-scope.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type {
  FoundApiKey,
  FoundSession,
  GuestCaller,
  Identity,
  Operator,
  StaffCaller,
  VerifyIdentity,
} from './callers.ts';

/** Admits an identity as an operator, or refuses it. */
export type EnterOperator = (identity: Identity) => Promise<Outcome<Operator>>;

/**
 * Who may call: the port through which operations and streams reach guest sessions, staff and operators. Each entrance
 * enforces the `may` of the operation or stream. The handlers only add rules about single rows: own departments, own
 * drafts, own conversation (staff/permissions.ts).
 */
export interface Entrances {
  verifyIdentity: VerifyIdentity;
  /** The open session of a cookie's token. */
  findGuest(token: string | null, now: Date): Promise<Outcome<FoundSession>>;
  /** Admits the guest of a session whose assurance grants the permission. `listen` does not prolong the session. */
  enterGuest(
    scope: PropertyScope,
    sessionId: string,
    permission: GuestPermission,
    occasion?: 'listen',
  ): Promise<Outcome<GuestCaller>>;
  /** Admits an approved member of the scope's property whose role grants the permission. */
  enterStaff(
    scope: PropertyScope,
    identity: Identity,
    permission: StaffPermission,
  ): Promise<Outcome<StaffCaller>>;
  enterOperator: EnterOperator;
  /** The API key of a secret; also refused when it is used too often. */
  findApiKey(secret: string, now: Date): Promise<Outcome<FoundApiKey>>;
  /** Admits a program with a key of the scope's property. */
  enterApiKey(scope: PropertyScope, key: FoundApiKey): Outcome<StaffCaller>;
}
