import { randomUUID } from 'node:crypto';
import { notificationsMessages } from '../../../../messages/compiled/notifications/en.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { notificationDeliveries } from '../../../platform/database/schema/notification-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { loadProperty } from '../../../property/properties/property-summary.ts';
import { loadNotificationSettings } from './load-notification-settings.ts';

/** Sends a test to a person's devices, and by e-mail if any kind uses it. Returns the number. */
export async function sendTest(
  scope: PropertyScope,
  staff: StaffCaller,
  { hasMail }: { hasMail: boolean },
): Promise<number> {
  const [settings, property] = await Promise.all([
    loadNotificationSettings(scope, staff, { publicKey: '', hasMail }),
    loadProperty(scope),
  ]);
  const source = `test:${randomUUID()}`;
  const wantsMail = settings.kinds.some((kind) => settings.choices[kind].email);
  const ways = [
    ...settings.devices.map(({ id }) => ({ channel: 'push' as const, target: id })),
    ...(settings.email && wantsMail ? [{ channel: 'email' as const, target: staff.memberId }] : []),
  ];
  if (ways.length === 0) return 0;
  const payload = {
    title: notificationsMessages.heading.test,
    body: notificationsMessages.test({ property: property.name }),
    path: `/profile?${new URLSearchParams({ property: property.id })}`,
    tag: 'test',
    sound: true,
    at: scope.now.toISOString(),
  };
  const shared = { propertyId: scope.propertyId, source, kind: 'test', memberId: staff.memberId };
  scope.write(
    scope.db.insert(notificationDeliveries).values(
      ways.map((way) => ({
        ...shared,
        ...way,
        id: randomUUID(),
        payload,
        createdAt: scope.now,
        dueAt: scope.now,
      })),
    ),
  );
  return ways.length;
}
