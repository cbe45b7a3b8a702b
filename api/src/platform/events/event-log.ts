import type { LiveEvent } from '@bellkey/shared/api';
import { and, asc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../database/property-scope.ts';
import { events } from '../database/schema/platform-tables.ts';
import { properties } from '../database/schema/property-tables.ts';

/** Department of an event that every department is to have, in a form that all of the staff may read. */
export const EVERY_DEPARTMENT = '*';

/** Which events of a property a listener may read. */
export type Audience =
  | { kind: 'guest'; conversationId: string; sessionId: string }
  | { kind: 'property' }
  | { kind: 'departments'; keys: readonly string[] };

const BATCH = 200;

function visibleTo(audience: Audience): SQL | undefined {
  switch (audience.kind) {
    case 'guest':
      return and(
        eq(events.conversationId, audience.conversationId),
        eq(events.forGuest, true),
        or(isNull(events.guestSessionId), eq(events.guestSessionId, audience.sessionId)),
      );
    case 'property':
      return and(
        isNull(events.guestSessionId),
        or(isNull(events.departmentKey), ne(events.departmentKey, EVERY_DEPARTMENT)),
      );
    case 'departments':
      return and(
        isNull(events.guestSessionId),
        or(
          eq(events.departmentKey, EVERY_DEPARTMENT),
          and(
            inArray(events.type, ['request.created', 'request.updated']),
            // The nearest person may help: every department sees an emergency.
            or(
              inArray(events.departmentKey, [...audience.keys]),
              sql`${events.payload} -> 'request' ->> 'priority' = 'emergency'`,
            ),
          ),
        ),
      );
  }
}

/** Whether an event that is not kept is meant for this audience. */
export function maySeeShown(audience: Audience, event: LiveEvent): boolean {
  if (audience.kind === 'guest') {
    return 'conversationId' in event && event.conversationId === audience.conversationId;
  }
  return audience.kind === 'property';
}

/** The next events after a number, oldest first, and how far they reach. */
export interface EventPage {
  events: Array<{ no: number; payload: LiveEvent }>;
  /** Read on from here; moves on even when none of the events was for this audience. */
  next: number;
  more: boolean;
}

/** Loads the next events; without a number, or with one from an earlier database, starts at the end of the log. */
export async function loadEvents(
  scope: PropertyScope,
  audience: Audience,
  after: number | null,
  forGuest: (event: LiveEvent) => LiveEvent,
): Promise<EventPage> {
  // How far the log reaches is read with what is in it: nothing can come in between and be passed over.
  const found = await scope.db
    .select({ last: properties.eventNo, no: events.no, payload: events.payload })
    .from(properties)
    .leftJoin(
      events,
      and(
        eq(events.propertyId, properties.id),
        gt(events.no, after ?? properties.eventNo),
        visibleTo(audience),
      ),
    )
    .where(eq(properties.id, scope.propertyId))
    .orderBy(asc(events.no))
    .limit(BATCH);
  const last = Number(found[0]?.last ?? 0);
  const seen = audience.kind === 'guest' ? forGuest : (event: LiveEvent) => event;
  const rows = found.flatMap(({ no, payload }) =>
    no === null || payload === null ? [] : [{ no, payload: seen(payload) }],
  );
  const more = rows.length === BATCH;
  return { events: rows, next: more ? (rows.at(-1)?.no ?? last) : last, more };
}
