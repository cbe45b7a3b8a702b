import { randomUUID } from 'node:crypto';
import {
  MAX_TEAM_MESSAGES,
  TEAM_CALLS_PER_HOUR,
  TEAM_MESSAGES_PER_HOUR,
  type TeamMessage,
} from '@bellkey/shared/api';
import { and, eq, lte, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import { type Limit, takeOne } from '../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { teamMessages } from '../../platform/database/schema/staff-tables.ts';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { readersOf } from './channel-readers.ts';
import { loadChannels } from './load-channels.ts';
import { messageView } from './load-messages.ts';

const HOUR_MS = 60 * 60_000;
/** A channel keeps its latest messages: without a limit, one member could write until those of others are gone. */
const WRITTEN: Limit = { name: 'team-messages', allowed: TEAM_MESSAGES_PER_HOUR, windowMs: HOUR_MS };
const CALLED: Limit = { name: 'team-calls', allowed: TEAM_CALLS_PER_HOUR, windowMs: HOUR_MS };

/**
 * Writes to a channel that the caller reads. Whom it names and does not read the channel is left out. A repeated client
 * id gets the first message again.
 */
export async function postMessage(
  scope: PropertyScope,
  staff: StaffCaller,
  channelId: string,
  message: {
    clientId: string;
    body: string;
    mentions?: readonly string[] | undefined;
    here?: boolean | undefined;
  },
): Promise<Outcome<TeamMessage>> {
  const { propertyId, now } = scope;
  const here = message.here ?? false;
  const member = `${propertyId} ${staff.memberId}`;
  const [, [channel], repeat, no, wait, waitToCall, colleagues] = await Promise.all([
    // Messages get numbers in the order of their commits, so that no one's mark of what is read passes one.
    holdLock(scope.db, `team-channel:${propertyId}:${channelId}`),
    loadChannels(scope, staff, channelId),
    findRepeat(scope, staff, channelId, message.clientId),
    nextNo(scope, channelId),
    takeOne(scope.db, WRITTEN, member, now),
    here ? takeOne(scope.db, CALLED, member, now) : null,
    loadColleagues(scope),
  ]);
  if (!channel) return refused('not-found');
  if (repeat) {
    return repeat.body === message.body && repeat.here === here
      ? done(messageView(repeat))
      : refused('idempotency-mismatch');
  }
  if (!channel.open) return refused('channel-closed');
  if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
  if (waitToCall !== null) return refused('too-many-calls', { retryAfterSeconds: waitToCall });
  const named = new Set(message.mentions ?? []);
  const row: typeof teamMessages.$inferSelect = {
    propertyId,
    channelId,
    no,
    id: randomUUID(),
    clientId: message.clientId,
    memberId: staff.memberId,
    memberName: staff.name,
    body: message.body,
    mentions: readersOf(channel, staff.memberId, colleagues)
      .filter(({ id }) => named.has(id))
      .map(({ id, name }) => ({ id, name })),
    here,
    createdAt: now,
  };
  scope.write(scope.db.insert(teamMessages).values(row));
  scope.write(
    scope.db
      .delete(teamMessages)
      .where(
        scope.own(
          teamMessages,
          and(eq(teamMessages.channelId, channelId), lte(teamMessages.no, no - MAX_TEAM_MESSAGES)),
        ),
      ),
  );
  saveRead(scope, staff, channelId, no);
  announce(scope, channelId, channel.last === null);
  return done(messageView(row));
}

/** Records how far the caller has read. */
export async function markRead(
  scope: PropertyScope,
  staff: StaffCaller,
  channelId: string,
  upTo: number,
): Promise<Outcome<undefined>> {
  const [channel] = await loadChannels(scope, staff, channelId);
  if (!channel) return refused('not-found');
  saveRead(scope, staff, channelId, upTo);
  return done(undefined);
}

/** The mark never goes back, nor beyond the last message: the numbers of later ones are counted from it. */
function saveRead(scope: PropertyScope, { memberId }: StaffCaller, channelId: string, upTo: number): void {
  scope.write(sql`
    insert into team_reads (property_id, channel_id, member_id, up_to)
    select ${scope.propertyId}, ${channelId}, ${memberId}, least(${upTo}::int, max(no)) from team_messages
      where property_id = ${scope.propertyId} and channel_id = ${channelId}
      having max(no) is not null
    on conflict (property_id, member_id, channel_id)
      do update set up_to = greatest(team_reads.up_to, excluded.up_to)`);
}

/** After retention has emptied a channel, its writers' marks still have the last number. */
async function nextNo(scope: PropertyScope, channelId: string): Promise<number> {
  const { rows } = (await scope.db.execute(sql`
    select 1 + greatest(
      (select max(no) from team_messages where property_id = ${scope.propertyId} and channel_id = ${channelId}),
      (select max(up_to) from team_reads where property_id = ${scope.propertyId} and channel_id = ${channelId}),
      0) as no`)) as unknown as { rows: Array<{ no: number }> };
  return Number(rows[0]?.no ?? 1);
}

/** What the caller wrote to this channel with this client id before. */
async function findRepeat(
  scope: PropertyScope,
  { memberId }: StaffCaller,
  channelId: string,
  clientId: string,
): Promise<typeof teamMessages.$inferSelect | null> {
  const [row] = await scope.db
    .select()
    .from(teamMessages)
    .where(
      scope.own(
        teamMessages,
        and(
          eq(teamMessages.channelId, channelId),
          eq(teamMessages.memberId, memberId),
          eq(teamMessages.clientId, clientId),
        ),
      ),
    );
  return row ?? null;
}

/** Makes the pages of those who read the channel load it. The event has no words: every open page of the staff gets it. */
function announce(scope: PropertyScope, channelId: string, isNew: boolean): void {
  // Department staff do not get events for the whole property, nor the other way round.
  for (const departmentKey of [null, EVERY_DEPARTMENT]) {
    scope.emit({
      type: 'team.updated',
      conversationId: null,
      departmentKey,
      forGuest: false,
      payload: () => ({ type: 'team.updated', channelId, isNew }),
    });
  }
}
