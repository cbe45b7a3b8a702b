import type { Limit } from '../../platform/database/limit-counts.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import type { AddressPolicy } from '../../platform/outbound/endpoint-address.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import type { TransitionPorts } from '../requests/transition-request.ts';
import { acceptNotified, findAccepting } from './accept/accept-notified.ts';
import { limited } from './limited.ts';
import type { ReceiverPorts } from './send/receiver-ports.ts';
import { noteAttention } from './settings/attention.ts';
import { changePreferences } from './settings/change-preferences.ts';
import { addDevice, removeDevice } from './settings/devices.ts';
import { loadNotificationSettings } from './settings/load-notification-settings.ts';
import { sendTest } from './settings/send-test.ts';

/** Keeps the server from being used to flood devices. */
const TESTS: Limit = { name: 'notification-tests', allowed: 6, windowMs: 60_000 };

/** Notifications of staff: their devices and choices, and accepting from a notification. */
export function staffNotificationRoutes({
  store,
  ports: { vapid, sendMail, isAdmitted },
  addresses,
  transition,
}: {
  store: Store;
  ports: Pick<ReceiverPorts, 'vapid' | 'sendMail' | 'isAdmitted'>;
  addresses: AddressPolicy;
  transition: TransitionPorts;
}) {
  const hasMail = sendMail !== null;
  return {
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
      if (!(await isAdmitted(found.value.uid))) return refused('not-found');
      return store.inProperty(body.property, (scope) => acceptNotified(scope, body, found.value, transition));
    },
  } satisfies Partial<Handlers>;
}
