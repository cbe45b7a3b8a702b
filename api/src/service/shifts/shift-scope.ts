import { type SQL, sql } from 'drizzle-orm';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { mayChat, visibleDepartments } from '../../property/staff/permissions.ts';

/** What of a property a shift is about: as much as a caller sees, or one department of it. */
export interface ShiftScope {
  /** With whose eyes requests are counted. */
  reader: Pick<StaffCaller, 'role' | 'departments'>;
  departments: 'all' | readonly string[];
  /** Whether what guests wrote may be named: alarms, and who waits for a person. */
  chats: boolean;
}

/** All that a caller sees. */
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

/** The condition that a column with the key of a department is one that the shift is about. */
export function ofDepartments(departments: ShiftScope['departments'], column: SQL): SQL {
  return departments === 'all' ? sql`true` : sql`${column} = any (${textArray(departments)})`;
}

const textArray = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
