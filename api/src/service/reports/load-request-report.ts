import type { RequestFigures, RequestReport } from '@bellkey/shared/api';
import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { selectJson } from '../../platform/database/select-json.ts';
import { periodBounds, type ReportPeriod } from './report-period.ts';

type Dimension = 'total' | 'department' | 'hour' | 'service' | 'place' | 'day';

/** Figures of one group: all, a department, an hour and so on, in the period or in the one before. */
interface Row {
  current: boolean;
  dimension: Dimension;
  key: string;
  /** If it has one: of a department, service or place. */
  name: string | null;
  figures: RequestFigures;
}

/** Most places listed. */
const MOST_PLACES = 100;

const NOTHING: RequestFigures = {
  requests: 0,
  responseSeconds: null,
  acknowledged: { hit: 0, of: 0 },
  done: { hit: 0, of: 0 },
  kept: { hit: 0, of: 0 },
  told: { hit: 0, of: 0 },
};

/** The figures of a period's requests, in one statement. */
export async function loadRequestReport(
  scope: PropertyScope,
  {
    days,
    timeZone,
    reported,
    of,
  }: { days: ReportPeriod; timeZone: string; reported: SQL; of: RequestReport['of'] },
): Promise<RequestReport> {
  const [, [rows = []]] = await Promise.all([
    // PostgreSQL JIT-compiles a statement that it estimates as expensive, which takes longer than running it.
    scope.db.execute(sql`set local jit = off`),
    selectJson<Row[]>(scope.db, statement(scope, days, timeZone, reported)),
  ]);
  const linesOf = (dimension: Dimension) =>
    rows
      .filter((row) => row.current && row.dimension === dimension)
      .map(({ key, name, figures }) => ({ key, name: name ?? key, figures }));
  const figuresOf = (current: boolean, dimension: Dimension, key: string) =>
    rows.find((row) => row.current === current && row.dimension === dimension && row.key === key)?.figures;
  const byRequests = (a: { figures: RequestFigures }, b: { figures: RequestFigures }) =>
    b.figures.requests - a.figures.requests;
  return {
    ...days,
    of,
    total: {
      now: figuresOf(true, 'total', '') ?? NOTHING,
      before: figuresOf(false, 'total', '') ?? NOTHING,
    },
    departments: linesOf('department')
      .sort(byRequests)
      .map((line) => ({ ...line, before: figuresOf(false, 'department', line.key) ?? null })),
    hours: linesOf('hour').sort((a, b) => Number(a.key) - Number(b.key)),
    services: linesOf('service').sort(byRequests),
    places: linesOf('place').sort(byRequests).slice(0, MOST_PLACES),
    days: linesOf('day').sort((a, b) => a.key.localeCompare(b.key)),
  };
}

function statement(
  { propertyId, now }: PropertyScope,
  days: ReportPeriod,
  timeZone: string,
  reported: SQL,
): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`with bounds as (${periodBounds(days, timeZone, now)}
  ), moved as (
    select request_id, min((event ->> 'before')::timestamptz) as earliest,
      bool_or(step.at <= (event ->> 'before')::timestamptz) as told
    from request_steps step
    -- A promise is moved after its request was made.
    where step.property_id = ${propertyId} and step.at >= (select before_since from bounds)
      and event ->> 'kind' in ('slipped', 'promised') and event ->> 'before' is not null
    group by request_id
  ), base as materialized (
    select created_at >= since as current, department_key,
      -- The period before is compared in all and by department; its other groups are one each.
      case when created_at >= since then extract(hour from created_at at time zone ${timeZone})::int end as hour,
      case when created_at >= since then service_key end as service_key,
      case when created_at >= since then location_id end as location_id,
      case when created_at >= since then (created_at at time zone ${timeZone})::date end as day,
      extract(epoch from acknowledged_at - created_at)::real as response,
      case when acknowledged_at is not null then acknowledged_at <= acknowledge_by
        when acknowledge_by < ${at} and state = 'new' then false end as acknowledged,
      -- While a request waits for the guest or is on hold, its clock is paused.
      case when done_at is not null then done_at <= promised_at
        when promised_at < ${at} and paused_at is null then false end as done,
      case when done_at is not null then done_at <= first_promise
        when first_promise < ${at} and paused_at is null then false end as kept,
      coalesce(told, false) as told
    from bounds, requests
    left join moved on moved.request_id = requests.id
    cross join lateral (select coalesce(moved.earliest, promised_at) as first_promise) promise
    where requests.property_id = ${propertyId} and state not in ('cancelled', 'declined')
      and (created_at >= since and created_at < until or created_at >= before_since and created_at < before_until)
      and ${reported}
  ), counted as (
    select current, department_key, hour, service_key, location_id, day,
      grouping(department_key, hour, service_key, location_id, day) as level,
      count(*) as requests,
      count(*) filter (where acknowledged) as acknowledged_hit, count(acknowledged) as acknowledged_of,
      count(*) filter (where done) as done_hit, count(done) as done_of,
      count(*) filter (where kept) as kept_hit, count(kept) as kept_of,
      count(*) filter (where not kept and told) as told_hit, count(*) filter (where not kept) as told_of
    from base
    group by grouping sets ((current), (current, department_key), (current, hour), (current, service_key),
      (current, location_id), (current, day))
  ), medians as (
    select current, department_key, hour, service_key,
      grouping(department_key, hour, service_key) as level,
      percentile_cont(0.5) within group (order by response) as response
    from base where response is not null
    group by grouping sets ((current), (current, department_key), (current, hour), (current, service_key))
  )
  select coalesce(json_agg(json_build_object(
    'current', counted.current, 'dimension', dimension,
    'key', coalesce(counted.department_key, counted.hour::text, counted.service_key, location_id, day::text, ''),
    'name', coalesce(department.name, service.title, place.label),
    'figures', json_build_object(
      'requests', requests,
      'responseSeconds', round(medians.response),
      'acknowledged', json_build_object('hit', acknowledged_hit, 'of', acknowledged_of),
      'done', json_build_object('hit', done_hit, 'of', done_of),
      'kept', json_build_object('hit', kept_hit, 'of', kept_of),
      'told', json_build_object('hit', told_hit, 'of', told_of))
  )), '[]') as json
  from counted
  -- One bit for each column that a row is not grouped by.
  cross join lateral (select case level when 31 then 'total' when 15 then 'department' when 23 then 'hour'
    when 27 then 'service' when 29 then 'place' else 'day' end as dimension) named
  left join medians on medians.current = counted.current and counted.level & 3 = 3
    and medians.level = counted.level >> 2
    and medians.department_key is not distinct from counted.department_key
    and medians.hour is not distinct from counted.hour
    and medians.service_key is not distinct from counted.service_key
  left join departments department
    on department.property_id = ${propertyId} and department.key = counted.department_key
  left join services service on service.property_id = ${propertyId} and service.key = counted.service_key
  left join locations place on place.property_id = ${propertyId} and place.id = location_id
  where counted.current or dimension in ('total', 'department')`;
}
