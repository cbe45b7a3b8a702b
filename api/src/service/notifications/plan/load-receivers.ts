import { type NotificationChoices, type NotificationKind, USUAL_CHOICES } from '@bellkey/shared/api';
import { and, countDistinct, eq, gt, ne, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import {
  notificationDeliveries,
  notificationPreferences,
  propertyWebhooks,
  pushDevices,
  staffAttention,
} from '../../../platform/database/schema/notification-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import type { StoredQuietHours } from './quiet-hours.ts';

/** Window in which messages are counted for the limits. */
export const COUNTED_MS = 60_000;

/** Notifications within {@link COUNTED_MS}. Alarms count apart: no flood of requests holds one back. */
export interface RecentCounts {
  alarms: number;
  others: number;
}

/** A recipient's channels and preferences. */
export interface Receiver {
  choices: NotificationChoices;
  quiet: StoredQuietHours;
  devices: readonly string[];
  /** Their verified address; null without one. */
  email: string | null;
  /** Whether they are viewing the staff app now. */
  isLooking: boolean;
  /** Notifications sent to them within {@link COUNTED_MS}, by channel. */
  recent: Record<'push' | 'email', RecentCounts>;
}

/** Possible recipients at a property, and its webhook. */
export interface Receivers {
  /** By member. */
  people: ReadonlyMap<string, Receiver>;
  webhook: { kinds: readonly NotificationKind[]; recent: RecentCounts } | null;
}

/** A person's preferences, with defaults for the rest. Alarms are always pushed. */
export function mergeChoices(chosen: Partial<NotificationChoices> | undefined): NotificationChoices {
  const merged = { ...USUAL_CHOICES, ...chosen };
  return { ...merged, alarm: { ...merged.alarm, push: true } };
}

/** Loads the channels of everyone at a property, in one round trip. */
export async function loadReceivers(scope: PropertyScope): Promise<Receivers> {
  const since = new Date(scope.now.getTime() - COUNTED_MS);
  const isAlarm = sql<boolean>`${notificationDeliveries.kind} = 'alarm'`;
  const [members, preferences, devices, looking, recent, [webhook]] = await Promise.all([
    scope.db
      .select({ id: staffMembers.id, email: staffMembers.email, verified: staffMembers.emailVerified })
      .from(staffMembers)
      .where(scope.own(staffMembers, eq(staffMembers.state, 'approved'))),
    scope.db.select().from(notificationPreferences).where(scope.own(notificationPreferences)),
    scope.db
      .select({ id: pushDevices.id, memberId: pushDevices.memberId })
      .from(pushDevices)
      .where(scope.own(pushDevices)),
    scope.db
      .selectDistinct({ memberId: staffAttention.memberId })
      .from(staffAttention)
      .where(scope.own(staffAttention, gt(staffAttention.until, scope.now))),
    scope.db
      .select({
        memberId: notificationDeliveries.memberId,
        channel: notificationDeliveries.channel,
        isAlarm,
        count: countDistinct(notificationDeliveries.source),
      })
      .from(notificationDeliveries)
      .where(
        scope.own(
          notificationDeliveries,
          and(gt(notificationDeliveries.createdAt, since), ne(notificationDeliveries.kind, 'summary')),
        ),
      )
      .groupBy(notificationDeliveries.memberId, notificationDeliveries.channel, isAlarm),
    scope.db
      .select({ kinds: propertyWebhooks.kinds })
      .from(propertyWebhooks)
      .where(and(eq(propertyWebhooks.propertyId, scope.propertyId), sql`${propertyWebhooks.enabled}`)),
  ]);
  const recentOf = (memberId: string | null, channel: string): RecentCounts => {
    const own = recent.filter((row) => row.memberId === memberId && row.channel === channel);
    const count = (alarms: boolean) => own.find((row) => row.isAlarm === alarms)?.count ?? 0;
    return { alarms: count(true), others: count(false) };
  };
  const people = members.map(({ id, email, verified }): [string, Receiver] => {
    const own = preferences.find(({ memberId }) => memberId === id);
    return [
      id,
      {
        choices: mergeChoices(own?.choices),
        quiet: { quietFrom: own?.quietFrom ?? null, quietUntil: own?.quietUntil ?? null },
        devices: devices.filter(({ memberId }) => memberId === id).map((device) => device.id),
        email: verified ? email : null,
        isLooking: looking.some(({ memberId }) => memberId === id),
        recent: { push: recentOf(id, 'push'), email: recentOf(id, 'email') },
      },
    ];
  });
  return {
    people: new Map(people),
    webhook: webhook ? { kinds: webhook.kinds, recent: recentOf(null, 'webhook') } : null,
  };
}
