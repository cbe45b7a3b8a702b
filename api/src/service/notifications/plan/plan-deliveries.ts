import { randomUUID } from 'node:crypto';
import type { PropertySummary } from '@bellkey/shared/api';
import type { NotificationsMessages } from '../../../../messages/compiled/notifications/messages.ts';
import type {
  DeliveryPayload,
  notificationDeliveries,
} from '../../../platform/database/schema/notification-tables.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { COUNTED_MS, type Receiver, type Receivers } from './load-receivers.ts';
import { isQuiet } from './quiet-hours.ts';
import { writeFacts, writePayload } from './write-text.ts';

/**
 * Most notifications besides alarms that a person gets in a minute, by push or by e-mail; the rest of the minute becomes
 * one summary.
 */
export const MAX_A_MINUTE = 10;
/** More alarms than this are summarised. Other messages do not count towards it. */
export const MAX_ALARMS_A_MINUTE = 30;
/** Most messages in a minute to the property's webhook, besides alarms. */
export const MAX_WEBHOOK_A_MINUTE = 60;
/** An e-mail to a person with a device is sent only if they have not been seen by then. */
export const EMAIL_AFTER_MS = 10 * 60_000;

type NewDelivery = typeof notificationDeliveries.$inferInsert;
type Told = Pick<NewDelivery, 'channel' | 'target' | 'memberId'> & { dueAt: Date; unlessSeen?: boolean };

/** Input of planning in addition to the events. */
export interface Planning {
  property: Pick<PropertySummary, 'id' | 'name' | 'timeZone'>;
  receivers: Receivers;
  texts: NotificationsMessages;
  now: Date;
  /** Whether this server sends e-mail. */
  hasMail: boolean;
}

/** The channels by which a person gets a notification; none during quiet hours, or while they view the staff app. */
function waysTo(
  id: string,
  receiver: Receiver,
  occasion: Occasion,
  { property, now, hasMail }: Planning,
): Told[] {
  const choice = receiver.choices[occasion.kind];
  if (receiver.isLooking && !occasion.insists) return [];
  if (occasion.kind !== 'alarm' && isQuiet(receiver.quiet, now, property.timeZone)) return [];
  const pushes = choice.push
    ? receiver.devices.map((target) => ({ channel: 'push' as const, target, memberId: id, dueAt: now }))
    : [];
  if (!choice.email || !hasMail || receiver.email === null) return pushes;
  const later = pushes.length > 0;
  const dueAt = later ? new Date(now.getTime() + EMAIL_AFTER_MS) : now;
  return [...pushes, { channel: 'email', target: id, memberId: id, dueAt, unlessSeen: later }];
}

/** Creates the deliveries of occasions: rows, one for each source and target. */
export function planDeliveries(occasions: readonly Occasion[], planning: Planning): NewDelivery[] {
  const { property, receivers, texts, now } = planning;
  const told = new Map(
    [...receivers.people].map(([id, { recent }]) => [
      id,
      { push: { ...recent.push }, email: { ...recent.email } },
    ]),
  );
  let toWebhook = receivers.webhook?.recent.others ?? 0;
  const summaries = new Map<string, NewDelivery>();
  const deliveries: NewDelivery[] = [];

  const row = (occasion: Occasion, way: Told, payload: DeliveryPayload): NewDelivery => ({
    propertyId: property.id,
    id: randomUUID(),
    source: occasion.source,
    kind: occasion.kind,
    channel: way.channel,
    target: way.target,
    memberId: way.memberId ?? null,
    requestId: occasion.requestId,
    payload: { ...payload, ...(way.unlessSeen && { unlessSeen: true }) },
    createdAt: now,
    dueAt: way.dueAt,
  });
  const sumUp = (way: Told) => {
    const key = `${way.channel} ${way.target}`;
    const summary = summaries.get(key) ?? summaryOf(way, planning);
    summary.payload.count = (summary.payload.count ?? 0) + 1;
    summaries.set(key, summary);
  };

  for (const occasion of occasions) {
    const text = writePayload(occasion, property, texts, now);
    const isAlarm = occasion.kind === 'alarm';
    const counted = isAlarm ? 'alarms' : 'others';
    const limit = isAlarm ? MAX_ALARMS_A_MINUTE : MAX_A_MINUTE;
    for (const id of new Set(occasion.people.map((person) => person.id))) {
      const receiver = receivers.people.get(id);
      const counts = told.get(id);
      if (!receiver || !counts) continue;
      const ways = waysTo(id, receiver, occasion, planning);
      for (const channel of ['push', 'email'] as const) {
        const own = ways.filter((way) => way.channel === channel);
        if (own.length === 0) continue;
        counts[channel][counted] += 1;
        const full = counts[channel][counted] > limit;
        for (const way of own) {
          if (full) sumUp(way);
          else deliveries.push(row(occasion, way, { ...text, sound: receiver.choices[occasion.kind].sound }));
        }
      }
    }
    if (!receivers.webhook?.kinds.includes(occasion.kind)) continue;
    if (!isAlarm) toWebhook += 1;
    const way: Told = { channel: 'webhook', target: 'webhook', memberId: null, dueAt: now };
    if (toWebhook > MAX_WEBHOOK_A_MINUTE && !isAlarm) sumUp(way);
    else deliveries.push(row(occasion, way, { ...text, sound: false, facts: writeFacts(occasion) }));
  }
  return [...deliveries, ...summaries.values()];
}

/** One summary of notifications over the limit; it is sent when its minute is over. */
function summaryOf({ channel, target, memberId }: Told, { property, texts, now }: Planning): NewDelivery {
  const minute = Math.floor(now.getTime() / COUNTED_MS);
  return {
    propertyId: property.id,
    id: randomUUID(),
    source: `summary:${minute}`,
    kind: 'summary',
    channel,
    target,
    memberId: memberId ?? null,
    payload: {
      title: texts.heading.summary,
      body: property.name,
      path: `/dashboard?${new URLSearchParams({ property: property.id })}`,
      tag: 'summary',
      sound: true,
      at: now.toISOString(),
      count: 0,
      ...(channel === 'webhook' && { facts: { kind: 'summary' } }),
    },
    createdAt: now,
    dueAt: new Date((minute + 1) * COUNTED_MS),
  };
}
