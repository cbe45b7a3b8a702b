import type { GuestService } from '@bellkey/shared/api';
import { serviceCategory, serviceIconUrl } from '@bellkey/shared/catalogue';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties, servicePolicies, services } from '../../platform/database/schema/property-tables.ts';
import { isOpenAt, nextOpening } from './open-hours.ts';

/**
 * Services for guests, in the property's order: whether they are open and when they open next. Emergencies are not
 * chosen from a list: a person in danger writes, and an alarm is raised.
 */
export async function loadGuestServices(scope: PropertyScope): Promise<GuestService[]> {
  const rows = await scope.db
    .select({
      key: services.key,
      title: services.title,
      description: services.description,
      starter: services.starter,
      department: services.departmentKey,
      timeZone: properties.timeZone,
      policy: servicePolicies.policy,
    })
    .from(services)
    .innerJoin(properties, eq(properties.id, services.propertyId))
    .leftJoin(servicePolicies, eq(servicePolicies.propertyId, services.propertyId))
    .where(and(scope.own(services), eq(services.active, true), ne(services.kind, 'emergency')))
    .orderBy(asc(services.position), asc(services.key));
  return rows.map(({ department, timeZone, policy, ...service }) => {
    const hours = { department, policy, timeZone };
    return {
      ...service,
      category: serviceCategory(service.key, department),
      icon: serviceIconUrl(service.key, department),
      open: isOpenAt(scope.now, hours),
      opensAt: nextOpening(scope.now, hours)?.toISOString() ?? null,
    };
  });
}
