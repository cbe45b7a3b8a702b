import type { RequestState, StaffRole } from '@bellkey/shared/api';
import type { StaffCaller } from './membership.ts';

/*
 * Product.md 2.4, as far as this API goes: what a role may do. Whatever is not granted here is denied.
 * A developer administrates the installation and sees no guest's data.
 */

const HOUSE_WIDE: readonly StaffRole[] = ['agent', 'manager', 'owner'];
const APPROVERS: readonly StaffRole[] = ['manager', 'owner'];

/** May read and answer guest conversations. */
export function mayChat(staff: StaffCaller): boolean {
  return HOUSE_WIDE.includes(staff.role);
}

/** Whose requests may be seen and changed: all, or those of these departments. */
export function visibleDepartments(staff: StaffCaller): 'all' | readonly string[] {
  if (HOUSE_WIDE.includes(staff.role)) return 'all';
  return staff.role === 'staff' ? staff.departments : [];
}

/** May see a queue at all. */
export function mayWorkRequests(staff: StaffCaller): boolean {
  return HOUSE_WIDE.includes(staff.role) || staff.role === 'staff';
}

/** May approve what needs approval. */
export function mayApprove(staff: StaffCaller): boolean {
  return APPROVERS.includes(staff.role);
}

/** May decide who joins the staff, and hold the join code. */
export function mayManageStaff(staff: StaffCaller): boolean {
  return APPROVERS.includes(staff.role);
}

/** May print and change codes, and switch the concierge. */
export function mayManageHouse(staff: StaffCaller): boolean {
  return APPROVERS.includes(staff.role);
}

/** May set the language model and its key. */
export function mayManageAiProvider(staff: StaffCaller): boolean {
  return staff.role === 'owner' || staff.role === 'developer';
}

/** May approve, change and retire what the assistant knows. */
export function mayApproveKnowledge(staff: StaffCaller): boolean {
  return APPROVERS.includes(staff.role);
}

/** May look at what the assistant knows, and ask it for a test. */
export function maySeeKnowledge(staff: StaffCaller): boolean {
  return mayProposeKnowledge(staff) || staff.role === 'developer';
}

/** May write drafts for what the assistant is to know. */
export function mayProposeKnowledge(staff: StaffCaller): boolean {
  return HOUSE_WIDE.includes(staff.role) || staff.role === 'staff';
}

/** From least to most; a developer's role is given by nobody here. */
const GRANTABLE: readonly StaffRole[] = ['staff', 'agent', 'manager', 'owner'];

/** May give somebody this role: at most one's own. */
export function mayGrant(staff: StaffCaller, role: StaffRole): boolean {
  const wanted = GRANTABLE.indexOf(role);
  return mayManageStaff(staff) && wanted >= 0 && wanted <= GRANTABLE.indexOf(staff.role);
}

/** May move a request freely instead of along the usual line. */
export function mayMoveFreely(staff: StaffCaller): boolean {
  return APPROVERS.includes(staff.role);
}

/** Whether a move out of this state is an approval. */
export function needsApprover(from: RequestState, to: RequestState): boolean {
  return from === 'needs_approval' && to !== 'cancelled';
}
