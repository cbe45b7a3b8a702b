import type { TeamChannel, TeamPerson } from '@bellkey/shared/api';
import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { DEPARTMENT_PREFIX, EVERYONE } from './channel-readers.ts';

/** Most unread messages that are counted. */
const MOST_COUNTED = 100;
/** Most characters of the line under a channel's name. */
const PREVIEW_CHARS = 120;

interface Row extends Record<string, unknown> {
  id: string;
  kind: TeamChannel['kind'];
  name: string | null;
  other: string | null;
  open: boolean;
  up_to: number;
  by: string | null;
  preview: string | null;
  /** In ms since 1970; some drivers return it as text. */
  at: number | string | null;
  unread: number;
  for_caller: number;
}

/**
 * The channels that a member reads, in the order of the list: everyone, departments in the property's order, then
 * direct ones, the latest message first. This statement decides who reads what; every operation goes through it.
 *
 * @param id only this one; none if the member does not read it
 */
export async function loadChannels(
  scope: PropertyScope,
  staff: StaffCaller,
  id?: string,
): Promise<TeamChannel[]> {
  const own = scope.propertyId;
  const me = staff.memberId;
  const named = JSON.stringify([{ id: me }]);
  const { rows } = (await scope.db.execute<Row>(sql`
    with mine as (
      select ${EVERYONE}::text as id, 'everyone' as kind, null::text as name, null::text as other, true as open,
        0 as place, 0 as position
      union all
      select ${DEPARTMENT_PREFIX} || key, 'department', name, null, true, 1, position
        from departments where property_id = ${own} and ${ofVisible(staff)}
      union all
      select direct.id, 'direct', member.name, member.id, member.state = 'approved', 2, 0
        from team_directs direct
        join staff_members member on member.property_id = ${own}
          and member.id = case when direct.member_a = ${me} then direct.member_b else direct.member_a end
        where direct.property_id = ${own} and (direct.member_a = ${me} or direct.member_b = ${me})
    )
    select mine.id, mine.kind, mine.name, mine.other, mine.open, coalesce(read.up_to, 0) as up_to,
      last.member_name as by, left(last.body, ${PREVIEW_CHARS}::int) as preview,
      (extract(epoch from last.created_at) * 1000)::bigint as at,
      counted.unread, counted.for_caller
    from mine
    left join team_reads read
      on read.property_id = ${own} and read.member_id = ${me} and read.channel_id = mine.id
    left join lateral (
      select member_name, body, created_at from team_messages message
      where message.property_id = ${own} and message.channel_id = mine.id order by no desc limit 1
    ) last on true
    cross join lateral (
      select count(*)::int as unread,
        (count(*) filter (where mine.kind = 'direct' or here or mentions @> ${named}::jsonb))::int as for_caller
      from (
        select here, mentions from team_messages message
        where message.property_id = ${own} and message.channel_id = mine.id
          and message.no > coalesce(read.up_to, 0) and message.member_id <> ${me}
          and message.created_at >=
            (select created_at from staff_members where property_id = ${own} and staff_members.id = ${me})
        order by no desc limit ${MOST_COUNTED}
      ) unread
    ) counted
    ${id === undefined ? sql`` : sql`where mine.id = ${id}`}
    order by mine.place, mine.position, last.created_at desc nulls last, mine.name, mine.id`)) as unknown as {
    rows: Row[];
  };
  return rows.map(viewOf);
}

function ofVisible(staff: StaffCaller): SQL {
  const departments = visibleDepartments(staff);
  return departments === 'all'
    ? sql`true`
    : sql`key = any (array(select jsonb_array_elements_text(${JSON.stringify(departments)}::jsonb)))`;
}

const viewOf = (row: Row): TeamChannel => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  with: row.other,
  open: row.open,
  last:
    row.at === null
      ? null
      : { by: row.by ?? '', preview: row.preview ?? '', at: new Date(Number(row.at)).toISOString() },
  readUpTo: row.up_to,
  unread: row.unread,
  unreadForCaller: row.for_caller,
});

/** Whom a member can write to, by name. */
export async function loadPeople(scope: PropertyScope, { memberId }: StaffCaller): Promise<TeamPerson[]> {
  return (await loadColleagues(scope))
    .filter(({ id }) => id !== memberId)
    .map(personOf)
    .sort(byName);
}

export const personOf = ({ id, name, onDuty }: TeamPerson): TeamPerson => ({ id, name, onDuty });

export const byName = (a: TeamPerson, b: TeamPerson): number => a.name.localeCompare(b.name);
