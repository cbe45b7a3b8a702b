import { randomUUID } from 'node:crypto';
import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import { selectMessages } from '@bellkey/shared/wording';
import { guestNotificationsByLanguage } from '../../../../messages/compiled/guest-notifications/by-language.ts';
import type { notificationDeliveries } from '../../../platform/database/schema/notification-tables.ts';
import { formatMoment } from '../../requests/format-moment.ts';
import type { Planning } from '../plan/plan-deliveries.ts';
import { clipped } from '../plan/write-text.ts';
import type { GuestOccasion } from './guest-occasions.ts';
import type { GuestReceiver } from './load-guest-receivers.ts';

type NewDelivery = typeof notificationDeliveries.$inferInsert;

/** Under this kind the deliveries to guests are kept. */
export const GUEST_KIND = 'guest';
/** A guest gets an e-mail after this long, unless they have looked at the page or a later step is told. */
export const GUEST_EMAIL_AFTER_MS = 2 * 60_000;
/** Of how much a browser of a guest is told at once; the page tells the rest. */
const MAX_AT_ONCE = 5;

/** What a guest reads, in their language: `Under way`, `Towels ×2 · by 14:20 · Hotel Aurora`. */
function textFor(
  { heading, what, quantity, promisedAt, by }: GuestOccasion,
  language: string,
  { property, now }: Pick<Planning, 'property' | 'now'>,
) {
  const texts = selectMessages(guestNotificationsByLanguage, language);
  const name = what && textIn(language, what);
  const named = name && quantity && quantity > 1 ? `${name} ×${quantity}` : name;
  const time = promisedAt && texts.by({ time: formatMoment(promisedAt, now, property.timeZone, language) });
  const parts = [named, by && texts.from({ name: by }), time, property.name];
  return {
    title: texts.heading[heading],
    body: clipped(parts.filter((part): part is string => Boolean(part)).join(' · ')),
    language,
  };
}

/** Makes the deliveries of what guests are told: rows, of which each source and receiver exists once. */
export function planGuestDeliveries(
  occasions: readonly GuestOccasion[],
  receivers: readonly GuestReceiver[],
  planning: Pick<Planning, 'property' | 'now'>,
): NewDelivery[] {
  const { property, now } = planning;
  return receivers.flatMap(({ channel, id, conversationId, language }) =>
    occasions
      .filter((occasion) => occasion.conversationId === conversationId)
      .slice(-MAX_AT_ONCE)
      .map((occasion) => ({
        propertyId: property.id,
        id: randomUUID(),
        source: occasion.source,
        kind: GUEST_KIND,
        channel,
        target: id,
        memberId: null,
        requestId: occasion.requestId,
        payload: {
          ...textFor(occasion, language, planning),
          path: '/chat',
          tag: occasion.requestId ? `request:${occasion.requestId}` : 'message',
          sound: true,
          at: occasion.at.toISOString(),
        },
        createdAt: now,
        dueAt: channel === 'email' ? new Date(now.getTime() + GUEST_EMAIL_AFTER_MS) : now,
      })),
  );
}
