import type { TeamMember } from '@bellkey/shared/api';
import type { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { mayManage } from '../staff/permissions.ts';

/** A member with what is known of their presence. */
export interface MemberRow {
  member: typeof staffMembers.$inferSelect;
  onDuty: boolean | null;
  seenAt: Date | null;
}

/** A member as a manager sees them. */
export function memberView({ member, onDuty, seenAt }: MemberRow, staff: StaffCaller): TeamMember {
  const { id, name, fullName, email, jobTitle, role, departments } = member;
  return {
    id,
    name,
    fullName,
    email,
    jobTitle,
    role,
    state: member.state === 'suspended' ? 'suspended' : 'approved',
    departments,
    onDuty: onDuty ?? true,
    lastSeenAt: seenAt?.toISOString() ?? null,
    changeable: id !== staff.memberId && mayManage(staff, role),
  };
}
