import { SHIFT_LIST_LENGTH } from '@bellkey/shared/api';
import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { instantText } from '../../platform/database/select-json.ts';
import { waitsForPersonSql } from '../conversations/waits-for-person.ts';
import { ofDepartments, type ShiftScope } from './shift-scope.ts';

const at = (column: string): SQL => sql.raw(instantText(column));

/** The first lines of a list with the total, as the contract shows them. */
const listOf = (from: SQL, line: SQL, order: string): SQL => sql`(select json_build_object(
    'total', coalesce(max(total), 0), 'lines', coalesce(json_agg(line order by position), '[]'))
  from (select ${line} as line, count(*) over () as total, row_number() over (order by ${sql.raw(order)}) as position
    ${from} order by ${sql.raw(order)} limit ${SHIFT_LIST_LENGTH}) as listed)`;

const REQUEST = sql.raw(`'id', id, 'no', no, 'title', title, 'place', place, 'department', department`);

/** When the shift began, from the table `began`. */
export const BEGAN_AT = sql`(select ${at('since')} from began)`;

/** Open requests without their time kept, from the table `late`. */
export const OVERDUE = listOf(
  sql`from late`,
  sql`json_build_object(${REQUEST}, 'at', ${at(`coalesce(due, now())`)})`,
  'due nulls first, no',
);

const slipsWhere = (condition: string): SQL =>
  listOf(
    sql`from slips where ${sql.raw(condition)}`,
    sql`json_build_object(${REQUEST}, 'before', ${at('before')}, 'after', ${at('after')},
    'at', ${at('at')}, 'inTime', at <= before, 'reason', reason, 'cause',
    case when by_kind = 'staff' then 'staff' when step_state = 'in_progress' then 'under-way' else 'not-begun' end)`,
    'at, no',
  );

/** Promises that were moved, from the table `slips`, with who or what caused it. */
export const SLIPPED = slipsWhere('promised');

/** Requests that staff planned for a later time than their guest had asked for, from the table `slips`. */
export const REPLANNED = slipsWhere('not promised');

/** What is planned for a time soon, from the table `ahead`. */
export const PLANNED = listOf(
  sql`from ahead`,
  sql`json_build_object(${REQUEST}, 'at', ${at('at')})`,
  'at, no',
);

/** The departments of a shift with the counts of their requests, from the tables `visible`, `late` and `ahead`. */
export const countByDepartment = (scope: PropertyScope, { departments }: ShiftScope): SQL =>
  sql`(select coalesce(json_agg(json_build_object(
      'key', key, 'name', name,
      'open', (select count(*) from visible where department_key = key),
      'unaccepted', (select count(*) from visible where department_key = key and state = 'new'),
      'overdue', (select count(*) from late where department_key = key),
      'planned', (select count(*) from ahead where department_key = key)
    ) order by position, key), '[]')
    from departments where property_id = ${scope.propertyId} and ${ofDepartments(departments, sql`key`)})`;

/** Alarms that are not over, or were raised in the shift. */
export const listAlarms = (scope: PropertyScope, { chats }: ShiftScope): SQL =>
  listOf(
    sql`from alarms
      join conversations on conversations.property_id = alarms.property_id
        and conversations.id = alarms.conversation_id
      join locations place on place.property_id = alarms.property_id and place.id = conversations.location_id
      left join staff_members member on member.property_id = alarms.property_id and member.id = alarms.taken_by
      where alarms.property_id = ${scope.propertyId} and ${chats}
        and (alarms.over_at is null or alarms.raised_at >= (select since from began))`,
    sql`json_build_object('conversationId', alarms.conversation_id, 'kind', alarms.kind,
      'certainty', alarms.certainty, 'place', place.label, 'raisedAt', ${at('alarms.raised_at')},
      'takenBy', member.name, 'overAt', ${at('alarms.over_at')})`,
    'alarms.raised_at',
  );

/** Guests who wait for a person's answer. */
export const listWaiting = (scope: PropertyScope, { chats }: ShiftScope): SQL =>
  listOf(
    sql`from conversations
      join locations place on place.property_id = conversations.property_id
        and place.id = conversations.location_id
      where conversations.property_id = ${scope.propertyId} and ${chats}
        and ${waitsForPersonSql()} and waiting_since is not null`,
    sql`json_build_object('conversationId', conversations.id, 'place', place.label,
      'since', ${at('waiting_since')})`,
    'waiting_since',
  );
