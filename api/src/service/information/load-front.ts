import type { PropertyFront } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { departmentHours } from './department-hours.ts';
import { loadDepartments } from './load-information.ts';

/** The front page of this scope's property: nothing that needs a code, and no plan beyond the next change of hours. */
export async function loadFront(scope: PropertyScope): Promise<PropertyFront> {
  const [property, { departments, policy }, greeting] = await Promise.all([
    loadProperty(scope),
    loadDepartments(scope),
    loadGreeting(scope),
  ]);
  const hours = departmentHours(departments, { policy, timeZone: property.timeZone, now: scope.now });
  return {
    property,
    ...(greeting && { greeting }),
    departments: hours.map(({ days, ...now }) => ({ ...now, always: days === null })),
  };
}

/** The property's own line, by language; null while it has none. */
async function loadGreeting(scope: PropertyScope): Promise<Record<string, string> | null> {
  const [row] = await scope.db
    .select({ brand: properties.guestBrand })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  const greeting = row?.brand?.greeting ?? {};
  return Object.keys(greeting).length > 0 ? greeting : null;
}
