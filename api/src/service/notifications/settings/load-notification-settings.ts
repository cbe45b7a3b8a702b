import {
  type NotificationKind,
  type NotificationSettings,
  roleMay,
  type StaffRole,
} from '@bellkey/shared/api';
import { asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import {
  notificationPreferences,
  pushDevices,
} from '../../../platform/database/schema/notification-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { mergeChoices } from '../plan/load-receivers.ts';
import { viewQuietHours } from '../plan/quiet-hours.ts';
import { deviceView } from './devices.ts';

const FOR_ALL: readonly NotificationKind[] = ['alarm', 'request', 'assigned', 'warning', 'breach', 'mention'];

/** What a role can be notified of. */
function kindsOf(role: StaffRole): NotificationKind[] {
  return [
    ...FOR_ALL,
    ...(roleMay(role, 'approve-requests') ? (['approval'] as const) : []),
    ...(roleMay(role, 'chat') ? (['waiting'] as const) : []),
    ...(roleMay(role, 'manage-staff') ? (['registration'] as const) : []),
  ];
}

/** The caller's notification settings, and the channels of this server. */
export async function loadNotificationSettings(
  scope: PropertyScope,
  { memberId, role }: StaffCaller,
  { publicKey, hasMail }: { publicKey: string; hasMail: boolean },
): Promise<NotificationSettings> {
  const [[member], [own], devices] = await Promise.all([
    scope.db
      .select({ email: staffMembers.email, verified: staffMembers.emailVerified })
      .from(staffMembers)
      .where(scope.own(staffMembers, eq(staffMembers.id, memberId))),
    scope.db
      .select()
      .from(notificationPreferences)
      .where(scope.own(notificationPreferences, eq(notificationPreferences.memberId, memberId))),
    scope.db
      .select()
      .from(pushDevices)
      .where(scope.own(pushDevices, eq(pushDevices.memberId, memberId)))
      .orderBy(asc(pushDevices.createdAt)),
  ]);
  return {
    push: { publicKey },
    email: hasMail && member?.verified ? member.email : null,
    devices: devices.map(deviceView),
    choices: mergeChoices(own?.choices),
    quietHours: own ? viewQuietHours(own) : null,
    kinds: kindsOf(role),
  };
}
