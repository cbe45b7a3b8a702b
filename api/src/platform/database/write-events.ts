import type { LiveEvent } from '@bellkey/shared/api';
import { eq, SQL, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { events } from './schema/platform-tables.ts';
import { properties } from './schema/property-tables.ts';

/**
 * An event on its way into the log. Its payload is made at the end of the transaction, when all is settled: by a function
 * that knows it, or by the statement that writes the event. That SQL is a constant and gives jsonb; it sees the event
 * as the row `event`, and the property's id as `counter.id`.
 */
export interface PendingEvent {
  type: LiveEvent['type'];
  conversationId: string | null;
  departmentKey: string | null;
  /** Only for this guest session; no staff stream carries it. */
  guestSessionId?: string;
  forGuest: boolean;
  /** Events with the same key in one transaction become one, at the place of the last. */
  onceKey?: string;
  payload: (() => LiveEvent | Promise<LiveEvent>) | SQL;
}

/**
 * Numbers and writes events. This takes the property's row lock and is the last thing that a transaction does: so no two
 * transactions can wait for each other over it, and number order is commit order. Returns the conversations that the
 * events are about; null when there are no events.
 */
export async function writeEvents(
  db: Queries,
  propertyId: string,
  now: Date,
  pending: readonly PendingEvent[],
): Promise<string[] | null> {
  if (pending.length === 0) return null;
  const selected = [...new Set(pending.flatMap(({ payload }) => (payload instanceof SQL ? [payload] : [])))];
  const rows = await Promise.all(
    pending.map(async ({ payload, ...event }, index) => ({
      ordinal: index + 1,
      type: event.type,
      conversation_id: event.conversationId,
      department_key: event.departmentKey,
      guest_session_id: event.guestSessionId ?? null,
      for_guest: event.forGuest,
      ...(payload instanceof SQL ? { source: selected.indexOf(payload) + 1 } : { payload: await payload() }),
    })),
  );
  const sources = selected.map((payload, index) => sql` when ${sql.raw(String(index + 1))} then ${payload}`);
  const payload = selected.length
    ? sql`case event.source${sql.join(sources)} else event.payload end`
    : sql`event.payload`;
  // One statement: a counter that moves and events that are numbered by it are the same write.
  const counter = db.$with('counter').as(
    db
      .update(properties)
      .set({ eventNo: sql`${properties.eventNo} + ${rows.length}` })
      .where(eq(properties.id, propertyId))
      .returning({ id: properties.id, last: sql<number>`${properties.eventNo}`.as('last') }),
  );
  const written = await db
    .with(counter)
    .insert(events)
    .select(
      sql`select counter.id, counter.last - ${rows.length}::integer + event.ordinal, event.type, event.conversation_id,
        event.department_key, event.guest_session_id, event.for_guest, ${payload},
        ${now.toISOString()}::timestamptz
      from counter, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event(ordinal integer, type text,
        conversation_id text, department_key text, guest_session_id text, for_guest boolean, payload jsonb,
        source integer)`,
    )
    .returning({ no: events.no });
  if (written.length < rows.length) throw new Error(`Property ${propertyId} does not exist`);
  return [...new Set(pending.flatMap(({ conversationId }) => conversationId ?? []))];
}
