import type { OfferedService } from '@bellkey/concierge/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments, services } from '../../platform/database/schema/property-tables.ts';
import { serviceLevel } from './service-level.ts';

/** The property's services, as the concierge needs them. */
export async function loadOfferedServices(scope: PropertyScope): Promise<OfferedService[]> {
  const rows = await scope.content('services', () =>
    scope.db
      .select({ service: services, department: { key: departments.key, name: departments.name } })
      .from(services)
      .innerJoin(
        departments,
        and(eq(departments.propertyId, services.propertyId), eq(departments.key, services.departmentKey)),
      )
      .where(scope.own(services))
      .orderBy(asc(services.position)),
  );
  return rows.map(({ service, department }) => ({
    key: service.key,
    title: service.title,
    department,
    kind: service.kind,
    requiredSlots: service.requiredSlots,
    promiseMinutes: serviceLevel(service.level).promiseMinutes,
    maxQuantity: service.maxQuantity,
    active: service.active,
  }));
}
