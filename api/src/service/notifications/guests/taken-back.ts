import { type SQL, sql } from 'drizzle-orm';
import type { notificationDeliveries } from '../../../platform/database/schema/notification-tables.ts';

type Delivery = Pick<typeof notificationDeliveries.$inferSelect, 'propertyId' | 'source' | 'requestId'>;

/**
 * Whether a delivery says that food is ready, and the kitchen has taken that back since. As a column of a statement.
 */
export const isTakenBack = ({ propertyId, source, requestId }: Delivery): SQL<boolean> => sql`exists (
  select from request_steps ready
  join request_steps again on again.property_id = ready.property_id and again.request_id = ready.request_id
    and again.ordinal > ready.ordinal and again.event ->> 'kind' = 'preparing'
  where ready.property_id = ${propertyId} and ready.request_id = ${requestId} and ready.event ->> 'kind' = 'ready'
    and 'guest:request:' || ready.request_id || ':' || ready.ordinal = ${source})`;
