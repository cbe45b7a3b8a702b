import { type SQL, sql } from 'drizzle-orm';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { mayChat, visibleDepartments } from '../../property/staff/permissions.ts';

/** The part of a property that a shift covers: what a caller sees, or one department of it. */
export interface ShiftScope {
  /** Whose visibility applies to requests. */
  reader: Pick<StaffCaller, 'role' | 'departments'>;
  departments: 'all' | readonly string[];
  /** Whether alarms and waiting guests may be named. */
  chats: boolean;
  /** When it began, as an ISO instant; without, by the last hand-over. */
  since?: string;
}

/** Everything that a caller sees. */
export function shiftOf(staff: StaffCaller): ShiftScope {
  return { reader: staff, departments: visibleDepartments(staff), chats: mayChat(staff) };
}

/** One department, or the whole property with null. Department staff read its notes, so it names no conversation. */
export function shiftOfDepartment(key: string | null): ShiftScope {
  return key === null
    ? { reader: { role: 'manager', departments: [] }, departments: 'all', chats: true }
    : { reader: { role: 'staff', departments: [key] }, departments: [key], chats: false };
}

/** Whether a caller reads and writes the notes of a department; null: of the whole property. */
export function mayHandOver(staff: StaffCaller, departmentKey: string | null): boolean {
  const departments = visibleDepartments(staff);
  return departments === 'all' || (departmentKey !== null && departments.includes(departmentKey));
}

/** The condition that a department column is in the scope. */
export function ofDepartments(departments: ShiftScope['departments'], column: SQL): SQL {
  return departments === 'all' ? sql`true` : sql`${column} = any (${textArray(departments)})`;
}

const textArray = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
