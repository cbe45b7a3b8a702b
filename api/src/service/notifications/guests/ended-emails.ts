import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';

/** Deletes the addresses of visits that have run out. One that is ended takes its address with it. */
export function deleteEndedEmails(scope: PropertyScope): void {
  scope.write(sql`delete from guest_emails e using guest_sessions s
    where e.property_id = ${scope.propertyId} and s.property_id = e.property_id and s.id = e.guest_session_id
      and (s.ended_at is not null or s.expires_at <= ${scope.now.toISOString()}::timestamptz)`);
}
