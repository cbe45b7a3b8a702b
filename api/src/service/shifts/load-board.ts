import type { ShiftBoard } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { loadFacts } from './load-facts.ts';
import { loadPeople } from './load-people.ts';
import { loadNotes } from './note-view.ts';
import { shiftOf } from './shift-scope.ts';

/** A property has at most 30 departments, each with a draft, and one for itself. */
const MOST_NOTES = 40;

/** The shift for a staff member, in one round trip. */
export async function loadBoard(scope: PropertyScope, staff: StaffCaller): Promise<ShiftBoard> {
  const shift = shiftOf(staff);
  const [facts, people, drafts, unread] = await Promise.all([
    loadFacts(scope, shift),
    loadPeople(scope, shift),
    loadNotes(scope, shift.departments, sql`note.signed_at is null`, MOST_NOTES),
    // The newest of each department, while it is recent, for people who neither wrote nor acknowledged it.
    loadNotes(
      scope,
      shift.departments,
      sql`note.signed_at > ${scope.now.toISOString()}::timestamptz - interval '48 hours'
        and note.signed_by <> ${staff.memberId}
        and not exists (select from shift_notes later where later.property_id = note.property_id
          and later.department_key is not distinct from note.department_key and later.signed_at > note.signed_at)
        and not exists (select from shift_note_readers reader where reader.property_id = note.property_id
          and reader.note_id = note.id and reader.member_id = ${staff.memberId})`,
      MOST_NOTES,
    ),
  ]);
  return { at: scope.now.toISOString(), facts, people, drafts, unread };
}
