import { randomUUID } from 'node:crypto';
import { type BrowserSubscription, MAX_GUEST_DEVICES, type OperationOutput } from '@bellkey/shared/api';
import { asc, eq, or } from 'drizzle-orm';
import { holdLock } from '../../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { guestDevices } from '../../../platform/database/schema/notification-tables.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import type { AddressPolicy } from '../../../platform/outbound/endpoint-address.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { validateSubscription } from '../settings/validate-subscription.ts';

type GuestNotifications = OperationOutput<'GET /api/guest/notifications'>;
type GuestDevice = GuestNotifications['devices'][number];

/** In which browsers a guest is notified of their requests. */
export async function loadGuestDevices(
  scope: PropertyScope,
  { sessionId }: GuestCaller,
  publicKey: string,
): Promise<GuestNotifications> {
  const devices = await scope.db
    .select({ id: guestDevices.id, endpoint: guestDevices.endpoint })
    .from(guestDevices)
    .where(scope.own(guestDevices, eq(guestDevices.guestSessionId, sessionId)))
    .orderBy(asc(guestDevices.createdAt));
  return { publicKey, devices };
}

/** Tells a guest of their requests in a browser, which may have belonged to another visit before. */
export async function addGuestDevice(
  scope: PropertyScope,
  { sessionId }: GuestCaller,
  { endpoint, keys }: BrowserSubscription,
  addresses: AddressPolicy,
): Promise<Outcome<GuestDevice>> {
  const fields = validateSubscription({ endpoint, keys }, addresses);
  if (fields) return refused('bad-input', { fields });
  const own = or(eq(guestDevices.guestSessionId, sessionId), eq(guestDevices.endpoint, endpoint));
  const [, rows] = await Promise.all([
    holdLock(scope.db, `guest-devices:${scope.propertyId}:${sessionId}`),
    scope.db.select().from(guestDevices).where(scope.own(guestDevices, own)).for('update'),
  ]);
  const known = rows.find((row) => row.endpoint === endpoint);
  const isOwn = known?.guestSessionId === sessionId;
  const others = rows.filter((row) => row.guestSessionId === sessionId && row !== known);
  if (others.length >= MAX_GUEST_DEVICES)
    return refused('settings-full', { detail: 'Turn it off in another browser first.' });
  const row = {
    propertyId: scope.propertyId,
    // What still waits for the visit before must not reach this one.
    id: known && isOwn ? known.id : randomUUID(),
    guestSessionId: sessionId,
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    createdAt: known && isOwn ? known.createdAt : scope.now,
    lastSentAt: known && isOwn ? known.lastSentAt : null,
  };
  const { propertyId: _, ...change } = row;
  scope.write(
    scope.db
      .insert(guestDevices)
      .values(row)
      .onConflictDoUpdate({ target: [guestDevices.propertyId, guestDevices.endpoint], set: change }),
  );
  return done({ id: row.id, endpoint });
}

/** Tells a guest nothing more in a browser of theirs. */
export async function removeGuestDevice(
  scope: PropertyScope,
  { sessionId }: GuestCaller,
  id: string,
): Promise<Outcome<undefined>> {
  const removed = await scope.db
    .delete(guestDevices)
    .where(scope.own(guestDevices, eq(guestDevices.id, id), eq(guestDevices.guestSessionId, sessionId)))
    .returning({ id: guestDevices.id });
  return removed.length > 0 ? done(undefined) : refused('not-found');
}
