import type { PropertySummary } from '@bellkey/shared/api';
import type { NotificationsMessages } from '../../../../messages/compiled/notifications/messages.ts';
import type { DeliveryPayload } from '../../../platform/database/schema/notification-tables.ts';
import { formatMoment } from '../../requests/format-moment.ts';
import type { Occasion } from '../occasions/occasion.ts';

/** Names of services and places may be long; a push message has at most 2 kB. */
const TEXT_MAX_CHARS = 160;

/** Staff read English, whatever language guests speak. */
const STAFF_LANGUAGE = 'en';

/** A text that fits into a message. */
export const clipped = (text: string): string =>
  text.length > TEXT_MAX_CHARS ? `${text.slice(0, TEXT_MAX_CHARS - 1)}…` : text;

/** The link of an occasion: a path of the staff app. */
function pathOf({ kind, requestId, conversationId, channelId }: Occasion, propertyId: string): string {
  const query = new URLSearchParams({ property: propertyId });
  if (kind === 'registration') return `/dashboard/team?${query}`;
  if (conversationId && (kind === 'waiting' || (kind === 'mention' && !requestId))) {
    query.set('c', conversationId);
    return `/dashboard/staff-chat?${query}`;
  }
  if (channelId) {
    query.set('t', channelId);
    return `/dashboard/team-chat?${query}`;
  }
  if (requestId) query.set('r', requestId);
  return `/dashboard?${query}`;
}

/** What a device shows once, however often it is notified. */
function tagOf({ kind, requestId, conversationId, channelId, source }: Occasion): string {
  if (channelId) return `team:${channelId}`;
  // It replaces no notification of the request itself, which may still have to be accepted.
  if (kind === 'mention') return `mention:${requestId ?? conversationId}`;
  if (requestId) return `request:${requestId}`;
  return conversationId ? `${kind}:${conversationId}` : source;
}

/** Formats an occasion, without any of the guest's words: `Room 204 · Towels ×2 · due 14:20`. */
export function writePayload(
  occasion: Occasion,
  property: Pick<PropertySummary, 'id' | 'timeZone'>,
  texts: NotificationsMessages,
  now: Date,
): Omit<DeliveryPayload, 'sound'> {
  const { by, subject, what, quantity, dueAt, step, heading } = occasion;
  const named = what && quantity ? `${what} ${texts.times({ count: quantity })}` : what;
  const due = dueAt && texts.due({ time: formatMoment(dueAt, now, property.timeZone, STAFF_LANGUAGE) });
  const parts = [by, subject, named, due].filter((part): part is string => Boolean(part));
  const title = step ? `${texts.heading[heading]} · ${texts.step[step]}` : texts.heading[heading];
  return {
    title: clipped(title),
    body: clipped(parts.map(clipped).join(' · ')),
    path: pathOf(occasion, property.id),
    tag: tagOf(occasion),
    at: occasion.at.toISOString(),
  };
}

/** Data of a notification for a webhook, in addition to its text. */
export function writeFacts(occasion: Occasion): Record<string, unknown> {
  const { kind, by, subject, what, quantity, dueAt, step, department, requestId, requestNo } = occasion;
  const ofRequest = requestId !== null && {
    requestId,
    requestNo: requestNo ?? null,
    service: what ?? null,
    quantity: quantity ?? null,
    department: department ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  };
  return {
    kind,
    ...(kind === 'registration' ? { name: subject } : { place: subject }),
    ...ofRequest,
    ...(by && { by }),
    ...(step && { escalatedTo: step }),
    ...(occasion.conversationId && { conversationId: occasion.conversationId }),
  };
}
