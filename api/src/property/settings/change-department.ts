import type { DepartmentChange, SettingsDepartment } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { recordChanges } from './record-change.ts';

/** Renames a department. */
export async function changeDepartment(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { name, version }: DepartmentChange,
): Promise<Outcome<SettingsDepartment>> {
  const rows = await scope.db.select().from(departments).where(scope.own(departments)).for('update');
  const row = rows.find(({ key }) => key === id);
  if (!row) return refused('not-found');
  if (row.version !== version) return refused('version-conflict');
  if (row.name === name) return done({ id, name, version });
  const taken = rows.some((other) => other.key !== id && other.name.toLowerCase() === name.toLowerCase());
  if (taken) return refused('bad-input', { fields: { name: 'Another department has this name.' } });
  scope.write(
    scope.db
      .update(departments)
      .set({ name, version: version + 1 })
      .where(scope.own(departments, eq(departments.key, id))),
  );
  recordChanges(scope, staff, [
    { subject: 'department', id, title: row.name, before: { name: row.name }, after: { name } },
  ]);
  return done({ id, name, version: version + 1 });
}
