import type { OperationOutput } from '@bellkey/shared/api';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments, locations, services } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { mayChat } from '../../property/staff/permissions.ts';

/** The services and places in use that staff can raise a request for, in the property's order. */
export async function loadRequestForm(
  scope: PropertyScope,
  staff: StaffCaller,
): Promise<OperationOutput<'GET /api/staff/request-form'>> {
  const [offered, places] = await Promise.all([
    scope.db
      .select({
        key: services.key,
        title: services.title,
        kind: services.kind,
        department: { key: departments.key, name: departments.name },
        maxQuantity: services.maxQuantity,
      })
      .from(services)
      .innerJoin(
        departments,
        and(eq(departments.propertyId, services.propertyId), eq(departments.key, services.departmentKey)),
      )
      .where(scope.own(services, eq(services.active, true)))
      .orderBy(asc(services.position), asc(services.title)),
    scope.db
      .select({
        id: locations.id,
        label: locations.label,
        kind: locations.kind,
        floor: locations.floor,
        conversationId: mayChat(staff) ? lastGuestAt(scope) : sql<null>`null`,
      })
      .from(locations)
      .where(scope.own(locations, eq(locations.active, true)))
      .orderBy(asc(locations.label)),
  ]);
  const byNumber = new Intl.Collator('en', { numeric: true });
  return { services: offered, places: places.sort((a, b) => byNumber.compare(a.label, b.label)) };
}

/** The conversation of the last guest at a place with an open session, as a column. */
const lastGuestAt = ({ propertyId, now }: PropertyScope) => sql<string | null>`(
  select conversation.id from guest_sessions session
  join conversations conversation
    on conversation.property_id = session.property_id and conversation.guest_session_id = session.id
  where session.property_id = ${propertyId} and session.location_id = locations.id
    and session.ended_at is null and session.expires_at > ${now.toISOString()}::timestamptz
  order by session.last_seen_at desc limit 1)`;
