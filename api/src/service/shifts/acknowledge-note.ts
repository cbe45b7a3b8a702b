import type { ShiftNote } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { shiftNoteReaders } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { announceShift } from '../../property/staff/announce-shift.ts';
import { loadNotes } from './note-view.ts';
import { mayHandOver } from './shift-scope.ts';

/** Records by name that a staff member has read a signed note; a second time has no effect. */
export async function acknowledgeNote(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
): Promise<Outcome<ShiftNote>> {
  const [note] = await loadNotes(scope, 'all', sql`note.id = ${id}`, 1);
  if (!note?.signed || !mayHandOver(staff, note.department?.key ?? null)) return refused('not-found');
  scope.write(
    scope.db
      .insert(shiftNoteReaders)
      .values({
        propertyId: scope.propertyId,
        noteId: id,
        memberId: staff.memberId,
        memberName: staff.name,
        at: scope.now,
      })
      .onConflictDoNothing(),
  );
  announceShift(scope);
  return done({ ...note, readers: [...note.readers, { name: staff.name, at: scope.now.toISOString() }] });
}
