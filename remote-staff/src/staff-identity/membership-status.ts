import type { Membership, OperationOutput } from '@bellkey/shared/api';

/** The signed-in person, from `GET /api/staff/me`. */
export type StaffIdentity = OperationOutput<'GET /api/staff/me'>;

/** The membership status of a signed-in person: the best of their memberships decides. */
export type MembershipStatus = Approved | NotApproved;

export interface Approved {
  kind: 'approved';
  memberships: readonly [Membership, ...Membership[]];
}

export type NotApproved =
  | {
      kind: 'pending' | 'suspended' | 'rejected' | 'expired';
      memberships: readonly [Membership, ...Membership[]];
    }
  | { kind: 'none' };

const BEST_FIRST = ['approved', 'pending', 'suspended', 'rejected', 'expired'] as const;

/** @example membershipStatusOf(me.memberships).kind === 'approved' */
export function membershipStatusOf(memberships: readonly Membership[]): MembershipStatus {
  for (const kind of BEST_FIRST) {
    const [first, ...rest] = memberships.filter((membership) => membership.state === kind);
    if (first) return { kind, memberships: [first, ...rest] };
  }
  return { kind: 'none' };
}
