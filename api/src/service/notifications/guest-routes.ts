import type { Logger } from 'pino';
import { type Limit, takeOne } from '../../platform/database/limit-counts.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import type { AddressPolicy } from '../../platform/outbound/endpoint-address.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
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
import { limited } from './limited.ts';
import type { ReceiverPorts } from './send/receiver-ports.ts';

const MINUTE_MS = 60_000;

/** A browser subscribes once; one that does it again and again only writes to our disk. */
const SUBSCRIPTIONS: Limit = { name: 'guest-subscriptions', allowed: 10, windowMs: 10 * MINUTE_MS };

/** Far more than guests press from one network, and few enough to be no load. */
const STOPS: Limit = { name: 'guest-email-stops', allowed: 120, windowMs: 10 * MINUTE_MS };

/** Notifications of guests: their browsers and their e-mail address. */
export function guestNotificationRoutes({
  store,
  ports: { vapid, sendMail, origin },
  log,
  addresses,
}: {
  store: Store;
  ports: Pick<ReceiverPorts, 'vapid' | 'sendMail' | 'origin'>;
  log: Logger;
  addresses: AddressPolicy;
}) {
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
  } satisfies Partial<Handlers>;
}
