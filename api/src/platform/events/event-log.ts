import { type SQL, sql } from 'drizzle-orm';
import { type EventRow, type LogEvent, toLogEvent } from '../database/log-event.ts';
import type { PropertyScope } from '../database/property-scope.ts';
import { type Audience, audienceKey, EVERY_DEPARTMENT } from './event-audience.ts';

/** Most events that one load of the log returns. */
const LOG_PAGE = 1_000;
/** Most events that one load returns for each listener who was away. */
const MISSED_PAGE = 200;

/** The next events of a property, oldest first. */
export interface LogPage {
  /** The number of the log's last event, loaded together with the events. */
  last: number;
  events: LogEvent[];
  /** Whether the log has more events after these. */
  more: boolean;
}

type Row = { last: number | string; place: number | null } & (
  | EventRow
  /** Row for how far the log reaches, without an event. */
  | { no: null }
);

const COLUMNS = sql`event.no, event.type, event.conversation_id, event.department_key, event.guest_session_id,
  event.for_guest, event.payload`;

/** Loads the events after a number, for any audience. One statement. */
export async function loadEventsAfter(scope: PropertyScope, after: number): Promise<LogPage> {
  const rows = await execute(
    scope,
    sql`select property.event_no as last, null as place, ${COLUMNS}
      from properties as property
      left join lateral (
        select * from events where property_id = property.id and no > ${after}::bigint order by no limit ${LOG_PAGE}
      ) as event on true
      where property.id = ${scope.propertyId}
      order by event.no`,
  );
  const events = rows.flatMap(eventOf);
  return { last: Number(rows[0]?.last ?? 0), events, more: events.length === LOG_PAGE };
}

/** What a listener has missed. */
export interface Missed {
  audience: Audience;
  /** The number of the last event that they have. */
  after: number;
}

/** Missed events by listener index. */
export interface MissedPages {
  /** The number of the log's last event, loaded together with the events. */
  last: number;
  pages: Array<Pick<LogPage, 'events' | 'more'>>;
}

/**
 * Loads what several listeners of a property missed, in one statement. Listeners with the same audience and number
 * share the rows. Without listeners, it only loads how far the log reaches.
 */
export async function loadMissed(scope: PropertyScope, missed: readonly Missed[]): Promise<MissedPages> {
  const places = new Map<string, number>();
  const wanted: Missed[] = [];
  const placeOf = missed.map((one) => {
    const key = `${one.after} ${audienceKey(one.audience)}`;
    const place = places.get(key) ?? wanted.push(one) - 1;
    places.set(key, place);
    return place;
  });
  const rows = await execute(
    scope,
    sql`select property.event_no as last, event.place, ${COLUMNS}
      from properties as property left join (${missedEvents(scope, wanted)}) as event on true
      where property.id = ${scope.propertyId}
      order by event.place, event.no`,
  );
  const found = wanted.map((): LogEvent[] => []);
  for (const row of rows) found[Number(row.place)]?.push(...eventOf(row));
  return {
    last: Number(rows[0]?.last ?? 0),
    pages: placeOf.map((place) => {
      const events = found[place] ?? [];
      return { events, more: events.length === MISSED_PAGE };
    }),
  };
}

function missedEvents(scope: PropertyScope, wanted: readonly Missed[]): SQL {
  const asked = wanted.map(({ audience, after }, place) => ({
    place,
    after,
    kind: audience.kind,
    ...(audience.kind === 'guest' && {
      conversation_id: audience.conversationId,
      session_id: audience.sessionId,
    }),
    ...(audience.kind === 'departments' && { keys: audience.keys }),
  }));
  const columns = sql`(place integer, after bigint, kind text, conversation_id text, session_id text, keys jsonb)`;
  const select = (kinds: 'guest' | 'staff') => {
    const chosen = asked.filter(({ kind }) => (kind === 'guest') === (kinds === 'guest'));
    return sql`select wanted.place, ${COLUMNS}
      from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as wanted ${columns}
      cross join lateral (
        select * from events where property_id = ${scope.propertyId} and no > wanted.after and ${visibleTo[kinds]}
        order by no limit ${MISSED_PAGE}
      ) as event`;
  };
  return sql`${select('guest')} union all ${select('staff')}`;
}

/** `mayRead` in SQL. A guest's events have their index by conversation. */
const visibleTo = {
  guest: sql`conversation_id = wanted.conversation_id and for_guest
    and (guest_session_id is null or guest_session_id = wanted.session_id)`,
  staff: sql`guest_session_id is null and case wanted.kind
    when 'property' then department_key is null or department_key <> ${EVERY_DEPARTMENT}
    else department_key = ${EVERY_DEPARTMENT} or (
      type in ('request.created', 'request.updated')
      and (wanted.keys ? department_key or payload -> 'request' ->> 'priority' = 'emergency')
    )
  end`,
};

async function execute(scope: PropertyScope, query: SQL): Promise<Row[]> {
  const result = await scope.db.execute<Row>(query);
  return (result as unknown as { rows: Row[] }).rows;
}

const eventOf = (row: Row): LogEvent[] => (row.no === null ? [] : [toLogEvent(row)]);
