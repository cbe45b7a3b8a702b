import type { KitchenView } from '@bellkey/shared/api';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { menuItems } from '../../../platform/database/schema/order-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { changeDish } from '../../../property/settings/menu/change-dish.ts';
import { dishView } from '../../../property/settings/menu/menu-views.ts';
import { loadKitchenDepartment, runsKitchen } from './runs-kitchen.ts';

/** The dishes on the menu that are sold out, by name. */
export async function loadSoldOut(scope: PropertyScope): Promise<KitchenView['soldOut']> {
  const rows = await scope.db
    .select({ id: menuItems.id, name: menuItems.name, until: menuItems.soldOutUntil })
    .from(menuItems)
    .where(scope.own(menuItems, and(eq(menuItems.listed, true), eq(menuItems.available, false))))
    .orderBy(asc(menuItems.name), asc(menuItems.id));
  return rows
    .filter(({ until }) => until === null || until > scope.now)
    .map(({ until, ...dish }) => ({ ...dish, until: until?.toISOString() ?? null }));
}

/** Marks a dish sold out or brings it back, as the settings of the menu do, for the people of the kitchen. */
export async function markSoldOut(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { soldOut, until }: { soldOut: boolean; until: string | null },
): Promise<Outcome<{ soldOut: KitchenView['soldOut'] }>> {
  if (until !== null && new Date(until) <= scope.now) {
    return refused('bad-input', { fields: { until: 'Choose a time to come.' } });
  }
  const [department, [row]] = await Promise.all([
    loadKitchenDepartment(scope),
    scope.db
      .select()
      .from(menuItems)
      .where(scope.own(menuItems, eq(menuItems.id, id))),
  ]);
  if (!row?.listed) return refused('not-found');
  if (!runsKitchen(staff, department)) return refused('kitchen-only');
  const { id: _, options: __, ...dish } = dishView(row);
  const changed = await changeDish(scope, staff, id, {
    ...dish,
    available: !soldOut,
    soldOutUntil: soldOut ? until : null,
  });
  return changed.ok ? done({ soldOut: await loadSoldOut(scope) }) : changed;
}
