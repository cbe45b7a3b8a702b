import { randomUUID } from 'node:crypto';
import { MAX_DIRECT_CHANNELS, type TeamChannel } from '@bellkey/shared/api';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { teamDirects } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { loadChannels } from './load-channels.ts';

/** Opens the channel between the caller and a colleague, or returns the one that they have. */
export async function openDirect(
  scope: PropertyScope,
  staff: StaffCaller,
  otherId: string,
): Promise<Outcome<TeamChannel>> {
  const pair = [staff.memberId, otherId].sort() as [string, string];
  const [, channels, colleagues] = await Promise.all([
    // Two who open it at once get the same one.
    holdLock(scope.db, `team-direct:${scope.propertyId}:${pair.join(':')}`),
    loadChannels(scope, staff),
    loadColleagues(scope),
  ]);
  const directs = channels.filter(({ kind }) => kind === 'direct');
  const existing = directs.find((channel) => channel.with === otherId);
  if (existing) return done(existing);
  const other = colleagues.find(({ id }) => id === otherId);
  if (!other || otherId === staff.memberId) return refused('not-found');
  if (directs.length >= MAX_DIRECT_CHANNELS) {
    return refused('settings-full', { detail: 'You have direct channels with as many people as possible.' });
  }
  const id = randomUUID();
  const [memberA, memberB] = pair;
  const { propertyId, now } = scope;
  scope.write(scope.db.insert(teamDirects).values({ propertyId, id, memberA, memberB, createdAt: now }));
  return done({
    id,
    kind: 'direct',
    name: other.name,
    with: other.id,
    open: true,
    last: null,
    readUpTo: 0,
    unread: 0,
    unreadForCaller: 0,
  });
}
