import { randomUUID } from 'node:crypto';
import {
  type AddedCategory,
  type CategoryChange,
  MAX_MENU_CATEGORIES,
  type SettingsCategory,
} from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { holdLock } from '../../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { menuCategories } from '../../../platform/database/schema/order-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { differingFields, recordChanges } from '../record-change.ts';
import { type CategoryRow, categoryView } from './menu-views.ts';

/** In one order, so that two managers who save at once do not deadlock. */
const lockRows = (scope: PropertyScope) =>
  scope.db
    .select()
    .from(menuCategories)
    .where(scope.own(menuCategories))
    .orderBy(menuCategories.id)
    .for('update');

/** Validates the fields of a section of the menu; problems by field, or null. */
function fieldProblems(
  { name, from, until }: AddedCategory,
  others: readonly CategoryRow[],
): Record<string, string> | null {
  const fields: Record<string, string> = {};
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    fields.name = 'Another part of the menu has this name.';
  if ((from === null) !== (until === null)) fields.until = 'Give both times, or none.';
  else if (from !== null && from === until) fields.until = 'It ends when it begins.';
  return Object.keys(fields).length > 0 ? fields : null;
}

/** Adds a section at the end of the menu. */
export async function addCategory(
  scope: PropertyScope,
  staff: StaffCaller,
  wanted: AddedCategory,
): Promise<Outcome<SettingsCategory>> {
  const [, rows] = await Promise.all([
    holdLock(scope.db, `menu-categories:${scope.propertyId}`),
    lockRows(scope),
  ]);
  if (rows.length >= MAX_MENU_CATEGORIES) return refused('settings-full');
  const fields = fieldProblems(wanted, rows);
  if (fields) return refused('bad-input', { fields });
  const row: CategoryRow = {
    propertyId: scope.propertyId,
    id: randomUUID(),
    name: wanted.name,
    availableFrom: wanted.from,
    availableUntil: wanted.until,
    position: Math.max(-1, ...rows.map(({ position }) => position)) + 1,
    version: 1,
  };
  scope.write(scope.db.insert(menuCategories).values(row));
  recordChanges(scope, staff, [
    { subject: 'category', id: row.id, title: row.name, before: null, after: { ...wanted } },
  ]);
  return done(categoryView(row));
}

/** Renames a section of the menu, or changes when it is served. */
export async function changeCategory(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { version, ...wanted }: CategoryChange,
): Promise<Outcome<SettingsCategory>> {
  const rows = await lockRows(scope);
  const row = rows.find((each) => each.id === id);
  if (!row) return refused('not-found');
  if (row.version !== version) return refused('version-conflict');
  const fields = fieldProblems(
    wanted,
    rows.filter((each) => each.id !== id),
  );
  if (fields) return refused('bad-input', { fields });
  const { name, from, until } = categoryView(row);
  const changed = differingFields({ name, from, until }, wanted);
  if (!changed) return done(categoryView(row));
  const next = {
    name: wanted.name,
    availableFrom: wanted.from,
    availableUntil: wanted.until,
    version: version + 1,
  };
  scope.write(
    scope.db
      .update(menuCategories)
      .set(next)
      .where(scope.own(menuCategories, eq(menuCategories.id, id))),
  );
  recordChanges(scope, staff, [{ subject: 'category', id, title: row.name, ...changed }]);
  return done(categoryView({ ...row, ...next }));
}
