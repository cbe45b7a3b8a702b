import { type RequestState, roleMay, type StaffRole } from '@bellkey/shared/api';
import type { Mover } from '@bellkey/shared/request-clock';
import type { StaffCaller } from '../../platform/operations/callers.ts';

/*
 * Rules about single rows and fields (docs/product.md#permissions). Who may call an operation at all is its
 * `may` in the contract,
 * which `Entrances` enforces (platform/operations).
 */

/** Reads and answers guest conversations, and so sees guests' messages. */
export function mayChat(staff: Pick<StaffCaller, 'role'>): boolean {
  return roleMay(staff.role, 'chat');
}

/** Says that an emergency is over: ends its alarm, or its request (decision 0593). */
export function mayEndEmergency(staff: Pick<StaffCaller, 'role'>): boolean {
  return mayChat(staff);
}

/**
 * Whether a member keeps the emergencies they have taken when their permissions change: not without access, and not
 * when they no longer answer guests. Someone of a department who took one as the nearest keeps it.
 *
 * @param rights the new ones; null for someone without access
 */
export function keepsEmergencies(
  before: Pick<StaffCaller, 'role'>,
  rights: Pick<StaffCaller, 'role'> | null,
): boolean {
  return rights !== null && (mayChat(rights) || !mayChat(before));
}

/** Whose requests the caller sees and changes: all, or those of these departments. */
export function visibleDepartments(
  staff: Pick<StaffCaller, 'role' | 'departments'>,
): 'all' | readonly string[] {
  if (mayChat(staff)) return 'all';
  return staff.role === 'staff' ? staff.departments : [];
}

/** Approves what needs approval. */
export function mayApprove(staff: StaffCaller): boolean {
  return roleMay(staff.role, 'approve-requests');
}

/** Makes entries live; what others write is a draft. */
export function mayApproveKnowledge(staff: StaffCaller): boolean {
  return roleMay(staff.role, 'approve-knowledge');
}

/** Writes drafts of entries. */
export function mayProposeKnowledge(staff: StaffCaller): boolean {
  return roleMay(staff.role, 'propose-knowledge');
}

/** From least to most; the role `developer` is not granted here. */
const GRANTABLE: readonly StaffRole[] = ['staff', 'agent', 'manager', 'owner'];

/** Gives another person this role: at most one's own. */
export function mayGrant(staff: Pick<StaffCaller, 'role'>, role: StaffRole): boolean {
  const wanted = GRANTABLE.indexOf(role);
  return roleMay(staff.role, 'manage-staff') && wanted >= 0 && wanted <= GRANTABLE.indexOf(staff.role);
}

/** Changes what another person of this role may do here, or takes their access away. Developers answer to owners. */
export function mayManage(staff: Pick<StaffCaller, 'role'>, role: StaffRole): boolean {
  return role === 'developer' ? staff.role === 'owner' : mayGrant(staff, role);
}

/** As whom a staff member moves requests: managers freely, everyone else along the usual path. */
export function moverOf(staff: StaffCaller): Mover {
  return roleMay(staff.role, 'approve-requests') ? 'manager' : 'staff';
}

/** Whether a move out of this state is an approval. */
export function needsApprover(from: RequestState, to: RequestState): boolean {
  return from === 'needs_approval' && to !== 'cancelled';
}
