import type { ShiftNote } from '@bellkey/shared/api';
import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { instantText, selectJson } from '../../platform/database/select-json.ts';
import { ofDepartments, type ShiftScope } from './shift-scope.ts';

const at = (column: string): SQL => sql.raw(instantText(column));

/** The notes that a shift scope may read and that meet a condition, newest first. */
export function loadNotes(
  scope: PropertyScope,
  departments: ShiftScope['departments'],
  condition: SQL,
  limit: number,
): Promise<ShiftNote[]> {
  return selectJson<ShiftNote>(
    scope.db,
    sql`select json_build_object(
      'id', note.id,
      'department', case when department.key is not null
        then json_build_object('key', department.key, 'name', department.name) end,
      'version', note.version, 'since', ${at('note.since')}, 'sections', note.sections,
      'changedAt', ${at('note.changed_at')}, 'changedBy', note.changed_by_name, 'draftedAt', ${at('note.drafted_at')},
      'signed', case when note.signed_at is not null
        then json_build_object('at', ${at('note.signed_at')}, 'by', note.signed_by_name) end,
      'readers', (select coalesce(json_agg(json_build_object('name', member_name, 'at', ${at('at')}) order by at), '[]')
        from shift_note_readers reader where reader.property_id = note.property_id and reader.note_id = note.id)
    ) as json
    from shift_notes note
    left join departments department
      on department.property_id = note.property_id and department.key = note.department_key
    where note.property_id = ${scope.propertyId} and ${ofDepartments(departments, sql`note.department_key`)}
      and ${condition}
    order by coalesce(note.signed_at, note.created_at) desc, note.id limit ${limit}`,
  );
}
