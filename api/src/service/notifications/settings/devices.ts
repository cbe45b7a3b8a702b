import { randomUUID } from 'node:crypto';
import { MAX_PUSH_DEVICES, type OperationInput, type PushDevice } from '@bellkey/shared/api';
import { eq, or } from 'drizzle-orm';
import { holdLock } from '../../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { pushDevices } from '../../../platform/database/schema/notification-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import type { AddressPolicy } from '../../../platform/outbound/endpoint-address.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { validateSubscription } from './validate-subscription.ts';

type Body = OperationInput<'POST /api/staff/notifications/devices'>['body'];

/** A device as its owner sees it. */
export function deviceView(row: typeof pushDevices.$inferSelect): PushDevice {
  const { id, label, endpoint, createdAt, lastSentAt } = row;
  return {
    id,
    label,
    endpoint,
    createdAt: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}

/** Turns push on in a browser for a person, who takes it over from its previous user. */
export async function addDevice(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  body: Body,
  addresses: AddressPolicy,
): Promise<Outcome<PushDevice>> {
  const fields = validateSubscription(body, addresses);
  if (fields) return refused('bad-input', { fields });
  const { endpoint, keys, label } = body;
  const theirs = or(eq(pushDevices.memberId, memberId), eq(pushDevices.endpoint, endpoint));
  const [, rows] = await Promise.all([
    holdLock(scope.db, `push-devices:${scope.propertyId}:${memberId}`),
    scope.db.select().from(pushDevices).where(scope.own(pushDevices, theirs)).for('update'),
  ]);
  const known = rows.find((row) => row.endpoint === endpoint);
  const others = rows.filter((row) => row.memberId === memberId && row !== known);
  if (others.length >= MAX_PUSH_DEVICES) {
    return refused('settings-full', { detail: 'Turn push off on another device first.' });
  }
  const row = {
    propertyId: scope.propertyId,
    // Waiting messages of another person must not reach the new one.
    id: known?.memberId === memberId ? known.id : randomUUID(),
    memberId,
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    label,
    createdAt: known?.memberId === memberId ? known.createdAt : scope.now,
    lastSentAt: known?.memberId === memberId ? known.lastSentAt : null,
  };
  const { propertyId: _, ...change } = row;
  scope.write(
    scope.db
      .insert(pushDevices)
      .values(row)
      .onConflictDoUpdate({ target: [pushDevices.propertyId, pushDevices.endpoint], set: change }),
  );
  return done(deviceView(row));
}

/** Turns push off in a browser of a person. */
export async function removeDevice(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  id: string,
): Promise<Outcome<undefined>> {
  const removed = await scope.db
    .delete(pushDevices)
    .where(scope.own(pushDevices, eq(pushDevices.id, id), eq(pushDevices.memberId, memberId)))
    .returning({ id: pushDevices.id });
  return removed.length > 0 ? done(undefined) : refused('not-found');
}

/** Turns push off in every browser of a person. */
export function removeDevices(scope: PropertyScope, memberId: string): void {
  scope.write(scope.db.delete(pushDevices).where(scope.own(pushDevices, eq(pushDevices.memberId, memberId))));
}
