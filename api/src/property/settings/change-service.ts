import { MAX_SERVICES, type NewService, type ServiceChange, type SettingsService } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments, services } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { serviceCatalogue } from '../properties/service-catalogue.ts';
import { serviceView } from './load-settings.ts';
import { differingFields, recordChanges } from './record-change.ts';
import { newServiceKey } from './service-key.ts';

const rowsOf = (scope: PropertyScope) =>
  Promise.all([
    // In one order, so that two managers who save at once do not deadlock.
    scope.db.select().from(services).where(scope.own(services)).orderBy(services.key).for('update'),
    scope.db.select({ key: departments.key }).from(departments).where(scope.own(departments)),
  ]);

type ServiceRow = typeof services.$inferSelect;

/** Validates the fields of a service; problems by field, or null. */
function fieldProblems(
  { title, departmentKey }: { title: string; departmentKey: string },
  others: readonly ServiceRow[],
  departmentKeys: ReadonlyArray<{ key: string }>,
): Record<string, string> | null {
  const fields: Record<string, string> = {};
  if (!departmentKeys.some(({ key }) => key === departmentKey)) fields.departmentKey = 'Choose a department.';
  // Guests and staff distinguish services by their titles.
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase()))
    fields.title = 'Another service has this title.';
  return Object.keys(fields).length > 0 ? fields : null;
}

/** An emergency cannot be changed or withdrawn: danger is detected in every state of the property. */
function emergencyProblems(row: ServiceRow, wanted: ServiceChange): Record<string, string> | null {
  const fields: Record<string, string> = {};
  const isEmergency = row.kind === 'emergency';
  if (isEmergency && !wanted.active) fields.active = 'Emergencies are always heard.';
  if (isEmergency !== (wanted.level === 'emergency'))
    fields.level = isEmergency ? 'An emergency keeps its level.' : 'This level is for emergencies alone.';
  return Object.keys(fields).length > 0 ? fields : null;
}

/** Changes a service that is unchanged since the caller loaded it. */
export async function changeService(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  change: ServiceChange,
): Promise<Outcome<SettingsService>> {
  const [rows, departmentKeys] = await rowsOf(scope);
  const row = rows.find(({ key }) => key === id);
  if (!row) return refused('not-found');
  const { version, ...wanted } = change;
  if (row.version !== version) return refused('version-conflict');
  const fields =
    emergencyProblems(row, change) ??
    fieldProblems(
      wanted,
      rows.filter(({ key }) => key !== id),
      departmentKeys,
    );
  if (fields) return refused('bad-input', { fields });
  const { title, departmentKey, level, starter, maxQuantity, words, description, featured, active } = row;
  const changed = differingFields(
    { title, departmentKey, level, starter, maxQuantity, words, description, featured, active },
    wanted,
  );
  if (!changed) return done(serviceView(row));
  scope.write(
    scope.db
      .update(services)
      .set({ ...wanted, version: version + 1 })
      .where(scope.own(services, eq(services.key, id))),
  );
  recordChanges(scope, staff, [{ subject: 'service', id, title, ...changed }]);
  return done(serviceView({ ...row, ...wanted, version: version + 1 }));
}

/** Adds a service of the property's own; guests can request it at once. */
export async function addService(
  scope: PropertyScope,
  staff: StaffCaller,
  wanted: NewService,
): Promise<Outcome<SettingsService>> {
  const [, [rows, departmentKeys]] = await Promise.all([
    holdLock(scope.db, `services:${scope.propertyId}`),
    rowsOf(scope),
  ]);
  if (rows.length >= MAX_SERVICES) return refused('settings-full');
  const fields = fieldProblems(wanted, rows, departmentKeys);
  if (fields) return refused('bad-input', { fields });
  const row: ServiceRow = {
    propertyId: scope.propertyId,
    key: newServiceKey(
      wanted.title,
      [...rows, ...serviceCatalogue].map(({ key }) => key),
    ),
    ...wanted,
    featured: false,
    active: true,
    position: Math.max(0, ...rows.map(({ position }) => position)) + 1,
    version: 1,
  };
  scope.write(scope.db.insert(services).values(row));
  recordChanges(scope, staff, [
    { subject: 'service', id: row.key, title: row.title, before: null, after: { ...wanted } },
  ]);
  return done(serviceView(row));
}
