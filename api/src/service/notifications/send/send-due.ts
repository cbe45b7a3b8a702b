import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { notificationsMessages } from '../../../../messages/compiled/notifications/en.ts';
import type { Store } from '../../../platform/database/property-scope.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { loadProperty } from '../../../property/properties/property-summary.ts';
import { notificationMail } from '../guests/guest-mail.ts';
import { DUE } from '../occasions/due.ts';
import { type Claimed, claimDelivery } from './claim-delivery.ts';
import { dropDelivery, finishDelivery } from './finish-delivery.ts';
import type { ReceiverPorts } from './receiver-ports.ts';
import type { Result } from './retry.ts';
import { sendEmail, sendMail } from './send-email.ts';
import { sendPush } from './send-push.ts';
import { sendWebhook, webhookBody } from './send-webhook.ts';

type Channel = 'push' | 'email' | 'webhook';

/** Deliveries sent concurrently. */
const AT_ONCE: Readonly<Record<Channel, number>> = { push: 16, email: 4, webhook: 8 };
/** Deliveries of one property loaded at once: a receiver that hangs delays no other property for long. */
const OF_A_PROPERTY = 4;

interface Due {
  property_id: string;
  id: string;
}

/** Due deliveries of one channel in all properties: alarms first, then the oldest, the properties in turn. */
async function selectDue(store: Store, channel: Channel): Promise<Due[]> {
  return store.lookUpEach(DUE, async (db, now) => {
    const { rows } = (await db.execute(sql`
      select property_id, id from (
        select property_id, id, kind, due_at,
          row_number() over (partition by property_id order by (kind = 'alarm') desc, due_at, id) as place
        from notification_deliveries
        where state = 'waiting' and channel = ${channel} and due_at <= ${now.toISOString()}::timestamptz
      ) as due
      where place <= ${OF_A_PROPERTY}
      order by (kind = 'alarm') desc, place, due_at
      limit ${AT_ONCE[channel]}`)) as unknown as { rows: Due[] };
    return rows;
  });
}

async function send(
  claimed: Claimed,
  ports: ReceiverPorts,
  propertyName: string,
  now: Date,
): Promise<Result> {
  const { delivery, device, email, guestMail, webhook } = claimed;
  const { propertyId, id, kind } = delivery;
  const { count } = delivery.payload;
  const payload =
    count === undefined
      ? delivery.payload
      : { ...delivery.payload, body: notificationsMessages.summary({ count }) };
  if (device) {
    const { label, offline } = notificationsMessages.accept;
    const accept = { property: propertyId, notification: id, label, offline };
    return sendPush(device, kind, payload, ports, now, kind === 'request' ? accept : undefined);
  }
  if (guestMail) return sendMail(notificationMail(guestMail, payload, propertyName, ports.origin), ports);
  if (email !== null) return sendEmail(email, payload, propertyName, notificationsMessages, ports);
  const secret = webhook && ports.vault.open(propertyId, webhook.sealedSecret);
  if (!webhook || !secret) return { kind: 'refused', status: null, reason: 'The secret cannot be read.' };
  const body = webhookBody(kind, propertyId, payload, ports.origin);
  return sendWebhook({ id, url: webhook.url, secret, body }, ports, now);
}

/** Claims, sends and finishes one delivery. No transaction stays open while a receiver responds. */
async function sendOne(
  store: Store,
  log: Logger,
  ports: ReceiverPorts,
  { property_id, id }: Due,
): Promise<boolean> {
  try {
    const claimed = await store.inProperty(property_id, async (scope) => {
      const [mine, property] = await Promise.all([claimDelivery(scope, id), loadProperty(scope)]);
      if (mine?.drop) dropDelivery(scope, mine.delivery, mine.drop);
      return done(mine && { ...mine, propertyName: property.name, now: scope.now });
    });
    if (!claimed.ok || !claimed.value) return false;
    const { drop, delivery, uid, propertyName, now } = claimed.value;
    if (drop) return true;
    if (uid !== null && !(await ports.isAdmitted(uid))) {
      await store.inProperty(property_id, async (scope) =>
        done(dropDelivery(scope, delivery, 'Their account is disabled.')),
      );
      return true;
    }
    const result = await send(claimed.value, ports, propertyName, now);
    await store.inProperty(property_id, async (scope) => done(finishDelivery(scope, delivery, result)));
    return true;
  } catch (error) {
    // It is due again when its lease expires.
    log.error({ error, propertyId: property_id, deliveryId: id }, 'a notification could not be sent');
    return false;
  }
}

/** Sends what is due on one channel, and returns how many were sent or dropped. */
export async function sendDue(
  store: Store,
  log: Logger,
  ports: ReceiverPorts,
  channel: Channel,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = await selectDue(store, channel);
    const results = await Promise.all(due.map((one) => sendOne(store, log, ports, one)));
    const own = results.filter(Boolean).length;
    sent += own;
    // Deliveries claimed by others are theirs.
    if (own === 0) return sent;
  }
}
