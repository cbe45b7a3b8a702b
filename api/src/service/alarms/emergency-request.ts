import type { Danger } from '@bellkey/concierge/danger';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { loadOfferedServices } from '../../property/properties/offered-services.ts';
import type { ConversationRow } from '../conversations/append-message.ts';
import { createRequest } from '../requests/create-request.ts';

/** The service that carries a danger to the staff: a doctor for people, the emergency service for the rest. */
async function serviceFor(scope: PropertyScope, { kind, certainty }: Danger): Promise<string | null> {
  const offered = (await loadOfferedServices(scope)).filter(
    (service) => service.active && service.kind === 'emergency',
  );
  const wanted =
    kind === 'medical' && certainty === 'certain' ? ['doctorOnCall', 'emergency'] : ['emergency'];
  return wanted.find((key) => offered.some((service) => service.key === key)) ?? offered[0]?.key ?? null;
}

/**
 * Puts a danger into the staff's queue: a note on the alarm's request while that is open, else a request of its own.
 * Returns the request's id; null where the property has no emergency service.
 */
export async function requestEmergency(
  scope: PropertyScope,
  conversation: ConversationRow,
  danger: Danger,
  note: string,
  requestId: string | null,
): Promise<string | null> {
  const [open] = requestId
    ? await scope.db
        .select({ no: requests.no, service: requests.serviceKey })
        .from(requests)
        .where(
          scope.own(requests, and(eq(requests.id, requestId), inArray(requests.state, [...OPEN_STATES]))),
        )
    : [];
  const service = open?.service ?? (await serviceFor(scope, danger));
  if (!service) return null;
  const made = await createRequest(scope, {
    service,
    quantity: null,
    note,
    amends: open?.no ?? null,
    locationId: conversation.locationId,
    conversationId: conversation.id,
    guestSessionId: conversation.guestSessionId,
    source: 'ai',
    turnId: null,
    urgent: true,
  });
  return made.ok ? made.value.id : requestId;
}
