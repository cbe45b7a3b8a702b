import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import type { notificationDeliveries } from '../../../platform/database/schema/notification-tables.ts';

/**
 * Tells a guest by e-mail what a push message could not tell them: when it has failed for good, none of their other
 * browsers has got it or still waits for it, and they confirmed an address. Call it before a browser that is gone is
 * deleted. The same thing is told by one e-mail at most.
 */
export function mailInstead(
  scope: PropertyScope,
  { id, source, target }: Pick<typeof notificationDeliveries.$inferSelect, 'id' | 'source' | 'target'>,
): void {
  const at = scope.now.toISOString();
  scope.write(sql`
    insert into notification_deliveries
      (property_id, id, source, kind, channel, target, request_id, payload, created_at, due_at)
    select failed.property_id, ${randomUUID()}, failed.source, failed.kind, 'email', e.guest_session_id,
      failed.request_id, failed.payload, failed.created_at, ${at}::timestamptz
    from notification_deliveries failed
    join guest_devices d on d.property_id = failed.property_id and d.id = ${target}
    join guest_emails e on e.property_id = d.property_id and e.guest_session_id = d.guest_session_id
      and e.confirmed_at is not null
    where failed.property_id = ${scope.propertyId} and failed.id = ${id}
      and not exists (
        select from notification_deliveries other
        join guest_devices theirs on theirs.property_id = other.property_id and theirs.id = other.target
          and theirs.guest_session_id = d.guest_session_id
        where other.property_id = failed.property_id and other.source = ${source} and other.channel = 'push'
          and other.id <> failed.id and other.state in ('sent', 'waiting'))
    on conflict (property_id, source, channel, target) do nothing`);
}
