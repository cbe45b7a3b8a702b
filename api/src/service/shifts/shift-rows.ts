import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { deadline, overdueAt } from '../requests/list-due.ts';
import { isVisible } from '../requests/visible-requests.ts';
import { ofDepartments, type ShiftScope } from './shift-scope.ts';

const OPEN = sql.raw(OPEN_STATES.map((state) => `'${state}'`).join(', '));

/** The place and the department of each request of a query. */
const PLACE_AND_DEPARTMENT = sql`join locations place
    on place.property_id = requests.property_id and place.id = requests.location_id
  left join departments department
    on department.property_id = requests.property_id and department.key = requests.department_key`;

/** The columns of a request that every list shows. */
const REQUEST_COLUMNS = sql`requests.id, no, title || coalesce(' × ' || quantity, '') as title,
  place.label as place, coalesce(department.name, department_key) as department`;

const nowOf = (scope: PropertyScope): SQL => sql`${scope.now.toISOString()}::timestamptz`;
const visibleTo = ({ reader }: ShiftScope): SQL => isVisible(reader) ?? sql`true`;

/** One row, `since`: the last hand-over, or eight hours ago if there was none, and at most a day ago. */
export function selectBegan(scope: PropertyScope, { departments, since }: ShiftScope): SQL {
  if (since !== undefined) return sql`select ${since}::timestamptz as since`;
  const now = nowOf(scope);
  const noted =
    departments === 'all' ? sql`department_key is null` : ofDepartments(departments, sql`department_key`);
  return sql`select greatest(${now} - interval '24 hours', coalesce(
      (select max(signed_at) from shift_notes where property_id = ${scope.propertyId} and ${noted}),
      ${now} - interval '8 hours')) as since`;
}

/** The open requests that the reader may see. */
export function selectVisible(scope: PropertyScope, shift: ShiftScope): SQL {
  return sql`select ${REQUEST_COLUMNS}, state, priority, schedule, department_key,
      ${deadline} as due, ${overdueAt(nowOf(scope))} as overdue
    from requests ${PLACE_AND_DEPARTMENT}
    where requests.property_id = ${scope.propertyId} and requests.state in (${OPEN}) and ${visibleTo(shift)}`;
}

/** Those of the table `visible` that are planned for the next eight hours, with the time `at`. */
export function selectAhead(scope: PropertyScope): SQL {
  const now = nowOf(scope);
  return sql`select *, (schedule ->> 'at')::timestamptz as at from visible
    where schedule is not null
      and (schedule ->> 'at')::timestamptz between ${now} and ${now} + interval '8 hours'`;
}

/**
 * The steps since the table `began` that moved a time to a later one, or took a promised one away, unless the guest did.
 * `promised`: false for a time that its guest had only asked for.
 */
export function selectSlips(scope: PropertyScope, shift: ShiftScope): SQL {
  return sql`select ${REQUEST_COLUMNS}, step.at, (step.event ->> 'before')::timestamptz as before,
      (step.event ->> 'at')::timestamptz as after, step.by_kind, step.reason, step.state as step_state,
      step.event ->> 'kind' <> 'scheduled' or coalesce((step.event ->> 'promised')::boolean, false) as promised
    from request_steps step
    join requests on requests.property_id = step.property_id and requests.id = step.request_id
    ${PLACE_AND_DEPARTMENT}
    where step.property_id = ${scope.propertyId} and step.at >= (select since from began)
      and step.event ->> 'kind' in ('slipped', 'promised', 'scheduled') and step.by_kind <> 'guest'
      and step.event ->> 'before' is not null
      and (step.event ->> 'at' is null
        or (step.event ->> 'at')::timestamptz > (step.event ->> 'before')::timestamptz)
      and ${visibleTo(shift)}`;
}
