import type { RequestReport } from '@bellkey/shared/api';
import { roleMay } from '@bellkey/shared/api';
import { type SQL, sql } from 'drizzle-orm';
import type { StaffCaller } from '../../platform/operations/callers.ts';

/** Whose requests a caller may read reports about (docs/product.md#permissions, "Reports / audit"). */
export function reportedTo({ role, departments }: StaffCaller): RequestReport['of'] {
  if (roleMay(role, 'manage-property')) return 'property';
  return role === 'agent' && departments.length > 0 ? 'departments' : 'own';
}

/** The condition that a request is one of these. */
export function isReported(staff: StaffCaller, department: string | undefined): SQL {
  const of = reportedTo(staff);
  const visible =
    of === 'property'
      ? sql`true`
      : of === 'own'
        ? sql`requests.assignee_id = ${staff.memberId}`
        : sql`requests.department_key = any (array(
            select jsonb_array_elements_text(${JSON.stringify(staff.departments)}::jsonb)))`;
  return department === undefined ? visible : sql`${visible} and requests.department_key = ${department}`;
}
