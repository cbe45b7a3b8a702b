import type { PropertyChange } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { differingFields, recordChanges } from './record-change.ts';

/** Changes the name, telephone number and languages of the property. */
export async function changeProperty(
  scope: PropertyScope,
  staff: StaffCaller,
  { version, ...wanted }: PropertyChange,
): Promise<Outcome<{ version: number }>> {
  const [row] = await scope.db
    .select()
    .from(properties)
    .where(eq(properties.id, scope.propertyId))
    .for('update');
  if (!row) return refused('not-found');
  if (row.settingsVersion !== version) return refused('version-conflict');
  if (new Set(wanted.languages).size < wanted.languages.length)
    return refused('bad-input', { fields: { languages: 'Choose each language once.' } });
  const { name, phone, languages } = row;
  const changed = differingFields({ name, phone, languages }, wanted);
  if (!changed) return done({ version });
  scope.write(
    scope.db
      .update(properties)
      .set({ ...wanted, settingsVersion: version + 1 })
      .where(eq(properties.id, scope.propertyId)),
  );
  recordChanges(scope, staff, [
    { subject: 'property', id: scope.propertyId, title: wanted.name, ...changed },
  ]);
  return done({ version: version + 1 });
}
