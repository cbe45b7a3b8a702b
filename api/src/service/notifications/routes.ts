import type { Logger } from 'pino';
import { type Limit, takeOne } from '../../platform/database/limit-counts.ts';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import type { AddressPolicy } from '../../platform/outbound/endpoint-address.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import type { TransitionPorts } from '../requests/transition-request.ts';
import { acceptNotified, findAccepting } from './accept/accept-notified.ts';
import { addGuestDevice, loadGuestDevices, removeGuestDevice } from './guests/guest-devices.ts';
import {
  confirmEmail,
  type EmailDesk,
  leaveEmail,
  loadGuestEmail,
  mayHaveEmail,
  removeEmail,
  stopEmails,
} from './guests/guest-email.ts';
import type { ReceiverPorts } from './send/receiver-ports.ts';
import { noteAttention } from './settings/attention.ts';
import { changePreferences } from './settings/change-preferences.ts';
import { addDevice, removeDevice } from './settings/devices.ts';
import { loadNotificationSettings } from './settings/load-notification-settings.ts';
import { sendTest } from './settings/send-test.ts';
import { changeWebhook, rotateSecret } from './webhook/change-webhook.ts';
import { loadWebhook } from './webhook/load-webhook.ts';
import { replayDelivery, testWebhook } from './webhook/send-again.ts';

type NotificationKeys =
  | 'GET /api/guest/notifications'
  | 'POST /api/guest/notifications/devices'
  | 'DELETE /api/guest/notifications/devices/{id}'
  | 'PUT /api/guest/notifications/email'
  | 'POST /api/guest/notifications/email/confirmation'
  | 'DELETE /api/guest/notifications/email'
  | 'POST /api/guest-emails/stop'
  | 'GET /api/staff/notifications'
  | 'PUT /api/staff/notifications'
  | 'POST /api/staff/notifications/devices'
  | 'DELETE /api/staff/notifications/devices/{id}'
  | 'POST /api/staff/notifications/test'
  | 'PUT /api/staff/notifications/attention'
  | 'POST /api/notifications/accept'
  | 'GET /api/staff/settings/webhook'
  | 'PUT /api/staff/settings/webhook'
  | 'POST /api/staff/settings/webhook/secret'
  | 'POST /api/staff/settings/webhook/test'
  | 'POST /api/staff/settings/webhook-deliveries/{id}/replay';

const MINUTE_MS = 60_000;
/** Keeps the server from being used to flood devices or a webhook receiver. */
const TESTS: Limit = { name: 'notification-tests', allowed: 6, windowMs: MINUTE_MS };
const REPLAYS: Limit = { name: 'webhook-replays', allowed: 30, windowMs: MINUTE_MS };

/** A browser subscribes once; one that does it again and again only writes to our disk. */
const SUBSCRIPTIONS: Limit = { name: 'guest-subscriptions', allowed: 10, windowMs: 10 * MINUTE_MS };

/** Far more than guests press from one network, and few enough to be no load. */
const STOPS: Limit = { name: 'guest-email-stops', allowed: 120, windowMs: 10 * MINUTE_MS };

async function limited<T>(
  scope: PropertyScope,
  limit: Limit,
  caller: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const wait = await takeOne(scope.db, limit, `${scope.propertyId} ${caller}`, scope.now);
  return wait === null ? work() : refused('rate-limited', { retryAfterSeconds: wait });
}

/** Notifications of guests and staff, and the property's webhook. */
export function notificationRoutes({
  store,
  ports,
  log,
  addresses,
  transition,
}: {
  store: Store;
  ports: Pick<ReceiverPorts, 'vapid' | 'sendMail' | 'vault' | 'isAdmitted' | 'origin'>;
  log: Logger;
  addresses: AddressPolicy;
  /** What a move of a request needs of other modules. */
  transition: TransitionPorts;
}): Pick<Handlers, NotificationKeys> {
  const { vapid, vault } = ports;
  const { sendMail, origin } = ports;
  const hasMail = sendMail !== null;
  const desk: EmailDesk = {
    origin,
    // A guest who gets no code asks for another one.
    post:
      sendMail &&
      ((mail) =>
        void sendMail(mail).catch((error: unknown) => log.warn({ error }, 'a guest’s code was not sent'))),
  };
  return {
    'GET /api/guest/notifications': async ({ scope, guest }) => {
      const [devices, email, hasEmail] = await Promise.all([
        loadGuestDevices(scope, guest, vapid.publicKey),
        loadGuestEmail(scope, guest),
        mayHaveEmail(scope, desk),
      ]);
      return done({ ...devices, hasEmail, email });
    },
    'POST /api/guest/notifications/devices': ({ scope, guest, body }) =>
      limited(scope, SUBSCRIPTIONS, guest.sessionId, () => addGuestDevice(scope, guest, body, addresses)),
    'DELETE /api/guest/notifications/devices/{id}': ({ scope, guest, params }) =>
      removeGuestDevice(scope, guest, params.id),
    'PUT /api/guest/notifications/email': ({ scope, guest, body, http }) =>
      leaveEmail(scope, guest, body, desk, http.pageOrigin),
    'POST /api/guest/notifications/email/confirmation': ({ scope, guest, body }) =>
      confirmEmail(scope, guest, body.code),
    'DELETE /api/guest/notifications/email': async ({ scope, guest }) => {
      removeEmail(scope, guest);
      return done(undefined);
    },
    'POST /api/guest-emails/stop': ({ body, http }) =>
      store.inProperty(body.property, async (scope) => {
        // By network alone: a stranger names any property.
        const wait = await takeOne(scope.db, STOPS, http.address, scope.now);
        if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
        stopEmails(scope, body.token);
        return done(undefined);
      }),
    'GET /api/staff/notifications': async ({ scope, staff }) =>
      done(await loadNotificationSettings(scope, staff, { publicKey: vapid.publicKey, hasMail })),
    'PUT /api/staff/notifications': async ({ scope, staff, body }) =>
      done(changePreferences(scope, staff, body)),
    'POST /api/staff/notifications/devices': ({ scope, staff, body }) =>
      addDevice(scope, staff, body, addresses),
    'DELETE /api/staff/notifications/devices/{id}': ({ scope, staff, params }) =>
      removeDevice(scope, staff, params.id),
    'POST /api/staff/notifications/test': ({ scope, staff }) =>
      limited(scope, TESTS, staff.memberId, async () =>
        done({ sent: await sendTest(scope, staff, { hasMail }) }),
      ),
    'PUT /api/staff/notifications/attention': async ({ scope, staff, body }) => {
      noteAttention(scope, staff, body);
      return done(undefined);
    },
    'POST /api/notifications/accept': async ({ body, http }) => {
      const found = await store.inBatches(body.property, (scope) => findAccepting(scope, body, http.address));
      if (!found.ok) return found;
      // No transaction stays open while the identity provider answers.
      if (!(await ports.isAdmitted(found.value.uid))) return refused('not-found');
      return store.inProperty(body.property, (scope) => acceptNotified(scope, body, found.value, transition));
    },
    'GET /api/staff/settings/webhook': async ({ scope }) => done(await loadWebhook(scope)),
    'PUT /api/staff/settings/webhook': ({ scope, staff, body }) =>
      changeWebhook(scope, staff, body, { vault, addresses }),
    'POST /api/staff/settings/webhook/secret': ({ scope, staff }) =>
      rotateSecret(scope, staff, { vault, addresses }),
    'POST /api/staff/settings/webhook/test': ({ scope }) =>
      limited(scope, TESTS, 'webhook', () => testWebhook(scope)),
    'POST /api/staff/settings/webhook-deliveries/{id}/replay': ({ scope, params }) =>
      limited(scope, REPLAYS, 'webhook', () => replayDelivery(scope, params.id)),
  };
}
