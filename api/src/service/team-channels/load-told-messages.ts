import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { departments } from '../../platform/database/schema/property-tables.ts';
import { teamDirects, teamMessages } from '../../platform/database/schema/staff-tables.ts';
import { type ChannelKey, DEPARTMENT_PREFIX, EVERYONE } from './channel-readers.ts';

/** A message that people may be notified of, with its channel as its author sees it. */
export interface ToldMessage {
  row: typeof teamMessages.$inferSelect;
  channel: ChannelKey;
  /** The name of the department, if it is the channel of one. */
  department: string | null;
}

/** Loads what was written in these channels since a time and names, calls or is for someone. */
export async function loadToldMessages(
  scope: PropertyScope,
  channelIds: readonly string[],
  since: Date,
): Promise<ToldMessage[]> {
  const { propertyId, channelId, createdAt, here, mentions } = teamMessages;
  const rows = await scope.db
    .select({ row: teamMessages, direct: teamDirects, department: departments.name })
    .from(teamMessages)
    .leftJoin(teamDirects, and(eq(teamDirects.propertyId, propertyId), eq(teamDirects.id, channelId)))
    .leftJoin(
      departments,
      and(
        eq(departments.propertyId, propertyId),
        sql`${channelId} = ${DEPARTMENT_PREFIX} || ${departments.key}`,
      ),
    )
    .where(
      scope.own(
        teamMessages,
        inArray(channelId, [...channelIds]),
        gte(createdAt, since),
        or(eq(here, true), sql`${mentions} <> '[]'::jsonb`, sql`${teamDirects.id} is not null`),
      ),
    );
  return rows.map(({ row, direct, department }) => ({
    row,
    department,
    channel: {
      id: row.channelId,
      kind: direct ? 'direct' : row.channelId === EVERYONE ? 'everyone' : 'department',
      with: direct && (direct.memberA === row.memberId ? direct.memberB : direct.memberA),
    },
  }));
}
