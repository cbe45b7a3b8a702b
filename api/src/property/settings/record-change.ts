import { randomUUID } from 'node:crypto';
import type { SettingSubject } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { settingChanges } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';

type Fields = Record<string, unknown>;

/** The fields that differ between two states of a row, on both sides; null when none do. */
export function differingFields(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Subject of a change. */
export interface ChangedSubject {
  subject: SettingSubject;
  id: string;
  title: string;
}

/** Saves who changed what, and the previous values; null for something that was added. */
export function recordChanges(
  scope: PropertyScope,
  staff: StaffCaller,
  changes: ReadonlyArray<ChangedSubject & { before: Fields | null; after: Fields }>,
): void {
  if (changes.length === 0) return;
  scope.write(
    scope.db.insert(settingChanges).values(
      changes.map(({ subject, id, title, before, after }) => ({
        propertyId: scope.propertyId,
        id: randomUUID(),
        at: scope.now,
        memberId: staff.memberId,
        memberName: staff.name,
        subject,
        subjectId: id,
        subjectTitle: title,
        before,
        after,
      })),
    ),
  );
}
