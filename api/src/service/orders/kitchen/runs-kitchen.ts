import { roleMay } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { departments, services } from '../../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { FOOD_SERVICE } from '../food-service.ts';

/** The department that makes food; null when the property offers none. */
export async function loadKitchenDepartment(
  scope: PropertyScope,
): Promise<{ key: string; name: string } | null> {
  const [row] = await scope.db
    .select({ key: departments.key, name: departments.name })
    .from(services)
    .innerJoin(departments, eq(departments.key, services.departmentKey))
    .where(scope.own(services, eq(services.key, FOOD_SERVICE), eq(departments.propertyId, scope.propertyId)));
  return row ?? null;
}

/** Whether a caller pauses the kitchen and marks dishes sold out: its department, and managers. */
export const runsKitchen = (staff: StaffCaller, department: { key: string } | null): boolean =>
  department !== null &&
  (roleMay(staff.role, 'manage-property') || staff.departments.includes(department.key));
