import type { LiveEvent } from '@bellkey/shared/api';
import { SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { type JoinedWrite, joinStatements } from '../statements/joined-writes.ts';
import { runSql } from '../statements/prepared-sql.ts';
import type { Transaction } from '../statements/transaction.ts';
import { type EventRow, type LogEvent, toLogEvent } from './log-event.ts';

/**
 * An event to be logged. Its payload is built at the end of the transaction, from the final state: by a function, or by
 * the statement that writes the event. That SQL is constant and returns jsonb; it sees the event as the row `event`,
 * and the property's id as `counter.id`.
 */
export interface PendingEvent {
  type: LiveEvent['type'];
  conversationId: string | null;
  departmentKey: string | null;
  /** Only for this guest session; no staff stream carries it. */
  guestSessionId?: string;
  forGuest: boolean;
  /** Events with the same key in one transaction are merged, at the place of the last. */
  onceKey?: string;
  payload: (() => LiveEvent | Promise<LiveEvent>) | SQL | RowPayload;
}

/** SQL of a payload that shows the row of the event's conversation. */
export interface RowPayload {
  /** The name of the row's table. */
  table: string;
  /** Reads the row from the table. */
  read: SQL;
  /** Reads it from the part `written_…` of the statement that writes both the row and the event. */
  written: SQL;
}

const isSql = (payload: PendingEvent['payload']): payload is SQL => payload instanceof SQL;
const isOfRow = (payload: PendingEvent['payload']): payload is RowPayload =>
  !isSql(payload) && typeof payload === 'object';

/**
 * Loads the payloads of all events together, builds the query that numbers and writes them, and returns the logged
 * events in order. The last pending writes are in the same statement. It takes the property's row lock and is the last
 * thing in a transaction, so no two transactions can deadlock over it, and number order is commit order. Fails for a
 * property that does not exist.
 */
export async function prepareEvents(
  transaction: Transaction,
  propertyId: string,
  now: Date,
  pending: readonly PendingEvent[],
): Promise<{ write(): Promise<LogEvent[]> }> {
  const known = await Promise.all(
    pending.map(async ({ payload }) => (typeof payload === 'function' ? payload() : null)),
  );
  const writes = transaction.takeLastJoined((write) => mayJoin(write, pending));
  const written = new Set(writes.flatMap(({ table, row }) => (row === undefined ? [] : [table])));
  const sqlOf = (payload: SQL | RowPayload): SQL =>
    isSql(payload) ? payload : written.has(payload.table) ? payload.written : payload.read;
  const sources = pending.map(({ payload }) => (typeof payload === 'function' ? null : sqlOf(payload)));
  const selected = [...new Set(sources.filter((source) => source !== null))];
  const rows = pending.map((event, index) => {
    const source = sources[index] ?? null;
    return {
      ordinal: index + 1,
      type: event.type,
      conversation_id: event.conversationId,
      department_key: event.departmentKey,
      guest_session_id: event.guestSessionId ?? null,
      for_guest: event.forGuest,
      ...(source === null ? { payload: known[index] } : { source: selected.indexOf(source) + 1 }),
    };
  });
  const { text, values } = joinStatements(writes, {
    text: statementOf(selected).text,
    values: [rows.length, propertyId, now, JSON.stringify(rows)],
    isPart: true,
  });
  return {
    write: async () => {
      const written = await runSql<EventRow>(transaction, text, values);
      return written.map(toLogEvent).sort((a, b) => a.no - b.no);
    },
  };
}

/**
 * Whether the statement that writes the events may include a write: events that show its row then show its new state.
 */
function mayJoin({ table, row }: JoinedWrite, pending: readonly PendingEvent[]): boolean {
  if (row === undefined) return true;
  return pending.every(
    ({ payload, conversationId }) =>
      typeof payload === 'function' ||
      (isOfRow(payload) && payload.table === table && conversationId === row),
  );
}

/** One statement for each set of payload SQL: those are constants, so there are few. */
const statements = new LRUCache<string, { text: string }>({ max: 100 });
const numbers = new WeakMap<SQL, number>();
let numbered = 0;

function numberOf(payload: SQL): number {
  const known = numbers.get(payload);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(payload, numbered);
  return numbered;
}

/**
 * @returns the end of a statement, after `with`, with the parameters: how many events, the property, now, the events as
 * JSON
 */
function statementOf(selected: readonly SQL[]): { text: string } {
  const key = selected.map(numberOf).join();
  const known = statements.get(key);
  if (known) return known;
  const sources = selected.map((payload, index) => sql` when ${sql.raw(String(index + 1))} then ${payload}`);
  const payload = selected.length
    ? sql`case event.source${sql.join(sources)} else event.payload end`
    : sql`event.payload`;
  const { sql: text, params } = new PgDialect().sqlToQuery(sql`
    counter as (
      update properties set event_no = event_no + $1::integer where id = $2 returning id, event_no as last
    )
    insert into events (property_id, no, type, conversation_id, department_key, guest_session_id, for_guest,
      payload, created_at)
    select counter.id, counter.last - $1::integer + event.ordinal, event.type, event.conversation_id,
      event.department_key, event.guest_session_id, event.for_guest, ${payload}, $3::timestamptz
    from jsonb_to_recordset($4::jsonb) as event(ordinal integer, type text, conversation_id text,
      department_key text, guest_session_id text, for_guest boolean, payload jsonb, source integer)
    left join counter on true
    returning no, type, conversation_id, department_key, guest_session_id, for_guest, payload`);
  if (params.length > 0) throw new Error('The SQL of a payload is a constant');
  const made = { text };
  statements.set(key, made);
  return made;
}
