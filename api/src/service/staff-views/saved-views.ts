import { randomUUID } from 'node:crypto';
import { MAX_STAFF_VIEWS, type StaffView } from '@bellkey/shared/api';
import { and, eq } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffViews } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** The caller's own views, by name. */
export async function loadViews(scope: PropertyScope, { memberId }: StaffCaller): Promise<StaffView[]> {
  const rows = await scope.db
    .select({ id: staffViews.id, name: staffViews.name, filter: staffViews.filter })
    .from(staffViews)
    .where(scope.own(staffViews, eq(staffViews.memberId, memberId)));
  return rows.sort((a, b) => a.name.localeCompare(b.name));
}

/** Saves a view of the caller; one of the same name keeps its id and shows something else from then on. */
export async function saveView(
  scope: PropertyScope,
  staff: StaffCaller,
  { name, filter }: Omit<StaffView, 'id'>,
): Promise<Outcome<StaffView>> {
  const { memberId } = staff;
  const [, views] = await Promise.all([
    // Two saves at once must not exceed the limit.
    holdLock(scope.db, `staff-views:${scope.propertyId}:${memberId}`),
    loadViews(scope, staff),
  ]);
  const known = views.find((view) => view.name === name);
  if (!known && views.length >= MAX_STAFF_VIEWS) {
    return refused('settings-full', { detail: 'Delete a view that you no longer use first.' });
  }
  const view = { id: known?.id ?? randomUUID(), name, filter };
  scope.write(
    scope.db
      .insert(staffViews)
      .values({ propertyId: scope.propertyId, memberId, savedAt: scope.now, ...view })
      .onConflictDoUpdate({
        target: [staffViews.propertyId, staffViews.memberId, staffViews.name],
        set: { filter, savedAt: scope.now },
      }),
  );
  return done(view);
}

/** Deletes a view of the caller. */
export async function deleteView(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  id: string,
): Promise<Outcome<undefined>> {
  const deleted = await scope.db
    .delete(staffViews)
    .where(scope.own(staffViews, and(eq(staffViews.id, id), eq(staffViews.memberId, memberId))))
    .returning({ id: staffViews.id });
  return deleted.length > 0 ? done(undefined) : refused('not-found');
}
