import type { OfferedService } from '@bellkey/concierge/contract';
import type { Danger } from '@bellkey/concierge/danger';
import type { RequestPhoto } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { ConversationRow } from '../conversations/append-message.ts';
import { createRequest } from '../requests/create-request.ts';
import type { LockedRequest } from '../requests/lock-request.ts';

/** The service for danger requests: a doctor for people, the emergency service for the rest. */
function serviceFor(offered: readonly OfferedService[], { kind, certainty }: Danger): string | null {
  const emergencies = offered.filter((service) => service.active && service.kind === 'emergency');
  const wanted =
    kind === 'medical' && certainty === 'certain' ? ['doctorOnCall', 'emergency'] : ['emergency'];
  const known = wanted.find((key) => emergencies.some((service) => service.key === key));
  return known ?? emergencies[0]?.key ?? null;
}

/**
 * Adds a danger to the staff's queue: a note on the alarm's request while that is open, otherwise a new request.
 * Returns the request's id; null when the property has no emergency service.
 */
export async function requestEmergency(
  scope: PropertyScope,
  conversation: ConversationRow,
  {
    danger,
    note,
    photos,
    offered,
    request,
  }: {
    danger: Danger;
    note: string;
    /** What the guest photographed. */
    photos: readonly RequestPhoto[];
    offered: readonly OfferedService[];
    /** The alarm's current request. */
    request: LockedRequest | null;
  },
): Promise<string | null> {
  const open = request && isOpen(request.row.state) ? request.row : null;
  const service = open?.serviceKey ?? serviceFor(offered, danger);
  const before = request?.row.id ?? null;
  if (!service) return null;
  const made = await createRequest(scope, {
    service,
    quantity: null,
    note,
    photos,
    amends: open?.no ?? null,
    locationId: conversation.locationId,
    conversationId: conversation.id,
    guestSessionId: conversation.guestSessionId,
    source: 'ai',
    turnId: null,
    urgent: true,
  });
  return made.ok ? made.value.id : before;
}
