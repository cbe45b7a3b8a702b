import {
  MAX_LISTED_TEAM_MESSAGES,
  type TeamChannel,
  type TeamMessage,
  type TeamPerson,
} from '@bellkey/shared/api';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { teamMessages } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { readersOf } from './channel-readers.ts';
import { byName, loadChannels, personOf } from './load-channels.ts';

/** A channel with some of its messages, oldest first. */
interface ChannelPage {
  channel: TeamChannel;
  messages: TeamMessage[];
  more: boolean;
  people: TeamPerson[];
}

/** The latest messages of a channel that the caller reads, or those before one. */
export async function loadMessages(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  before?: number,
): Promise<Outcome<ChannelPage>> {
  const [[channel], rows, colleagues] = await Promise.all([
    loadChannels(scope, staff, id),
    scope.db
      .select()
      .from(teamMessages)
      .where(
        scope.own(
          teamMessages,
          and(eq(teamMessages.channelId, id), before === undefined ? undefined : lt(teamMessages.no, before)),
        ),
      )
      .orderBy(desc(teamMessages.no))
      .limit(MAX_LISTED_TEAM_MESSAGES + 1),
    loadColleagues(scope),
  ]);
  if (!channel) return refused('not-found');
  return done({
    channel,
    messages: rows.slice(0, MAX_LISTED_TEAM_MESSAGES).reverse().map(messageView),
    more: rows.length > MAX_LISTED_TEAM_MESSAGES,
    people: readersOf(channel, staff.memberId, colleagues).map(personOf).sort(byName),
  });
}

/** A stored message as the contract has it. */
export const messageView = (row: typeof teamMessages.$inferSelect): TeamMessage => ({
  id: row.id,
  clientId: row.clientId,
  channelId: row.channelId,
  no: row.no,
  by: { id: row.memberId, name: row.memberName },
  body: row.body,
  mentions: row.mentions,
  here: row.here,
  createdAt: row.createdAt.toISOString(),
});
