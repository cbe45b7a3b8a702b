import { isTimeDetail } from '@bellkey/concierge/time-details';
import type { RequestDetail } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties, type services } from '../../platform/database/schema/property-tables.ts';
import { type RequestClocks, requestClocks } from './request-clocks.ts';
import type { RequestWish } from './request-wish.ts';

/** Whether the guest named a time. */
export const namesTime = (details: RequestWish['details']) => details?.some(isTimeDetail) ?? false;

/** The clocks of a request by the clock of the property, whose time zone is loaded only when a time is named. */
export async function loadClocks(
  scope: PropertyScope,
  service: typeof services.$inferSelect,
  details: readonly RequestDetail[],
): Promise<RequestClocks> {
  if (!namesTime(details)) return requestClocks(service, details, scope.now, 'UTC');
  const [property] = await scope.db
    .select({ timeZone: properties.timeZone })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  if (!property) throw new Error(`Property ${scope.propertyId} does not exist`);
  return requestClocks(service, details, scope.now, property.timeZone);
}
