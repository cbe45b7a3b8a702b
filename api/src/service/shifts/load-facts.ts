import { SHIFT_LIST_LENGTH, type ShiftFacts } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { instantText, selectJson } from '../../platform/database/select-json.ts';
import { deadline, overdueAt } from '../requests/list-due.ts';
import { isVisible } from '../requests/visible-requests.ts';
import { ofDepartments, type ShiftScope } from './shift-scope.ts';

const at = (column: string): SQL => sql.raw(instantText(column));

/** The first lines of a list with the total, as the contract shows them. */
const listOf = (from: SQL, line: SQL, order: string): SQL => sql`(select json_build_object(
    'total', coalesce(max(total), 0), 'lines', coalesce(json_agg(line order by position), '[]'))
  from (select ${line} as line, count(*) over () as total, row_number() over (order by ${sql.raw(order)}) as position
    ${from} order by ${sql.raw(order)} limit ${SHIFT_LIST_LENGTH}) as listed)`;

const REQUEST = `'id', id, 'no', no, 'title', title, 'place', place, 'department', department`;

/**
 * What happened since the last hand-over and what is still to do, in one statement.
 *
 * @throws Error for a property that does not exist
 */
export async function loadFacts(
  scope: PropertyScope,
  { reader, departments, chats }: ShiftScope,
): Promise<ShiftFacts> {
  const own = scope.propertyId;
  const now = sql`${scope.now.toISOString()}::timestamptz`;
  const open = sql.raw(OPEN_STATES.map((state) => `'${state}'`).join(', '));
  const noted =
    departments === 'all' ? sql`department_key is null` : ofDepartments(departments, sql`department_key`);
  const [facts] = await selectJson<ShiftFacts>(
    scope.db,
    sql`with began as (
      select greatest(${now} - interval '24 hours', coalesce(
        (select max(signed_at) from shift_notes where property_id = ${own} and ${noted}),
        ${now} - interval '8 hours')) as since
    ), visible as (
      select requests.id, no, title || coalesce(' × ' || quantity, '') as title, state, priority, schedule,
        department_key, ${deadline} as due, ${overdueAt(now)} as overdue, place.label as place, coalesce(department.name, department_key) as department
      from requests
      join locations place on place.property_id = requests.property_id and place.id = requests.location_id
      left join departments department
        on department.property_id = requests.property_id and department.key = requests.department_key
      where requests.property_id = ${own} and requests.state in (${open}) and ${isVisible(reader) ?? sql`true`}
    ), late as (
      select * from visible where overdue
    ), ahead as (
      select *, (schedule ->> 'at')::timestamptz as at from visible
      where schedule is not null
        and (schedule ->> 'at')::timestamptz between ${now} and ${now} + interval '8 hours'
    ), slips as (
      select requests.id, no, title || coalesce(' × ' || quantity, '') as title, place.label as place,
        coalesce(department.name, department_key) as department, step.at,
        (step.event ->> 'before')::timestamptz as before, (step.event ->> 'at')::timestamptz as after,
        step.by_kind, step.reason, step.state as step_state
      from request_steps step
      join requests on requests.property_id = step.property_id and requests.id = step.request_id
      join locations place on place.property_id = requests.property_id and place.id = requests.location_id
      left join departments department
        on department.property_id = requests.property_id and department.key = requests.department_key
      where step.property_id = ${own} and step.at >= (select since from began)
        and step.event ->> 'kind' in ('slipped', 'promised') and step.event ->> 'before' is not null
        and (step.event ->> 'at' is null
          or (step.event ->> 'at')::timestamptz > (step.event ->> 'before')::timestamptz)
        and ${isVisible(reader) ?? sql`true`}
    )
    select json_build_object(
      'since', (select ${at('since')} from began),
      'departments', (select coalesce(json_agg(json_build_object(
          'key', key, 'name', name,
          'open', (select count(*) from visible where department_key = key),
          'unaccepted', (select count(*) from visible where department_key = key and state = 'new'),
          'overdue', (select count(*) from late where department_key = key),
          'planned', (select count(*) from ahead where department_key = key)
        ) order by position, key), '[]')
        from departments where property_id = ${own} and ${ofDepartments(departments, sql`key`)}),
      'overdue', ${listOf(
        sql`from late`,
        sql`json_build_object(${sql.raw(REQUEST)}, 'at', ${at(`coalesce(due, now())`)})`,
        'due nulls first, no',
      )},
      'slipped', ${listOf(
        sql`from slips`,
        sql`json_build_object(${sql.raw(REQUEST)}, 'before', ${at('before')}, 'after', ${at('after')},
          'at', ${at('at')}, 'inTime', at <= before, 'reason', reason, 'cause',
          case when by_kind = 'staff' then 'staff' when step_state = 'in_progress' then 'under-way' else 'not-begun' end)`,
        'at, no',
      )},
      'planned', ${listOf(
        sql`from ahead`,
        sql`json_build_object(${sql.raw(REQUEST)}, 'at', ${at('at')})`,
        'at, no',
      )},
      'alarms', ${listOf(
        sql`from alarms
          join conversations on conversations.property_id = alarms.property_id
            and conversations.id = alarms.conversation_id
          join locations place on place.property_id = alarms.property_id and place.id = conversations.location_id
          left join staff_members member on member.property_id = alarms.property_id and member.id = alarms.taken_by
          where alarms.property_id = ${own} and ${chats}
            and (alarms.over_at is null or alarms.raised_at >= (select since from began))`,
        sql`json_build_object('conversationId', alarms.conversation_id, 'kind', alarms.kind, 'certainty', alarms.certainty, 'place', place.label,
          'raisedAt', ${at('alarms.raised_at')}, 'takenBy', member.name, 'overAt', ${at('alarms.over_at')})`,
        'alarms.raised_at',
      )},
      'waiting', ${listOf(
        sql`from conversations
          join locations place on place.property_id = conversations.property_id
            and place.id = conversations.location_id
          where conversations.property_id = ${own} and ${chats} and conversations.state = 'awaiting_human'
            and waiting_since is not null`,
        sql`json_build_object('conversationId', conversations.id, 'place', place.label,
          'since', ${at('waiting_since')})`,
        'waiting_since',
      )}
    ) as json`,
  );
  if (!facts) throw new Error(`Property ${own} does not exist`);
  return facts;
}
