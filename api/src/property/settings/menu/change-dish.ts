import { randomUUID } from 'node:crypto';
import { type AddedDish, type DishChange, MAX_DISHES_IN_ALL, type SettingsDish } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { holdLock } from '../../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { menuCategories, menuItems } from '../../../platform/database/schema/order-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { differingFields, recordChanges } from '../record-change.ts';
import { type DishRow, dishView } from './menu-views.ts';

const lockRows = (scope: PropertyScope) =>
  Promise.all([
    // In one order, so that two managers who save at once do not deadlock.
    scope.db.select().from(menuItems).where(scope.own(menuItems)).orderBy(menuItems.id).for('update'),
    scope.db.select({ id: menuCategories.id }).from(menuCategories).where(scope.own(menuCategories)),
  ]);

/** Validates the fields of a dish; problems by field, or null. */
function fieldProblems(
  { name, categoryId }: { name: string; categoryId: string },
  others: readonly DishRow[],
  categories: ReadonlyArray<{ id: string }>,
): Record<string, string> | null {
  const fields: Record<string, string> = {};
  if (!categories.some(({ id }) => id === categoryId)) fields.categoryId = 'Choose a part of the menu.';
  // The assistant and the kitchen distinguish dishes by name; a menu may have a small and a large portion of each.
  const same = ({ listed, ...other }: DishRow) =>
    listed && other.categoryId === categoryId && other.name.toLowerCase() === name.toLowerCase();
  if (others.some(same)) fields.name = 'Another dish of this part has this name.';
  return Object.keys(fields).length > 0 ? fields : null;
}

/** Adds a dish at the end of its section; guests can order it at once. */
export async function addDish(
  scope: PropertyScope,
  staff: StaffCaller,
  wanted: AddedDish,
): Promise<Outcome<SettingsDish>> {
  const [, [rows, categories]] = await Promise.all([
    holdLock(scope.db, `dishes:${scope.propertyId}`),
    lockRows(scope),
  ]);
  if (rows.length >= MAX_DISHES_IN_ALL) return refused('settings-full');
  const fields = fieldProblems(wanted, rows, categories);
  if (fields) return refused('bad-input', { fields });
  const row: DishRow = {
    ...wanted,
    propertyId: scope.propertyId,
    id: randomUUID(),
    listed: true,
    available: true,
    soldOutUntil: null,
    optionGroups: [],
    position: Math.max(-1, ...rows.map(({ position }) => position)) + 1,
    version: 1,
  };
  scope.write(scope.db.insert(menuItems).values(row));
  recordChanges(scope, staff, [
    { subject: 'dish', id: row.id, title: row.name, before: null, after: { ...wanted } },
  ]);
  return done(dishView(row));
}

/** Changes a dish, marks it sold out, or takes it off the menu. */
export async function changeDish(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { version, soldOutUntil, ...rest }: DishChange,
): Promise<Outcome<SettingsDish>> {
  const [rows, categories] = await lockRows(scope);
  const row = rows.find((each) => each.id === id);
  if (!row) return refused('not-found');
  if (row.version !== version) return refused('version-conflict');
  // An available dish has no “sold out until”.
  const wanted = { ...rest, soldOutUntil: rest.available ? null : soldOutUntil };
  const others = rows.filter((each) => each.id !== id);
  const fields = wanted.listed ? fieldProblems(wanted, others, categories) : null;
  if (fields) return refused('bad-input', { fields });
  const changed = differingFields({ ...dishView(row) }, wanted);
  if (!changed) return done(dishView(row));
  const next = {
    ...wanted,
    soldOutUntil: wanted.soldOutUntil ? new Date(wanted.soldOutUntil) : null,
    version: version + 1,
  };
  scope.write(
    scope.db
      .update(menuItems)
      .set(next)
      .where(scope.own(menuItems, eq(menuItems.id, id))),
  );
  recordChanges(scope, staff, [{ subject: 'dish', id, title: row.name, ...changed }]);
  return done(dishView({ ...row, ...next }));
}
