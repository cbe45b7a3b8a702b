import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { notificationCursors } from '../../../platform/database/schema/notification-tables.ts';
import { events } from '../../../platform/database/schema/platform-tables.ts';
import { properties } from '../../../platform/database/schema/property-tables.ts';

/** Older events notify no one: clocks that are still due act, and that is a new event. */
const OLDEST_MS = 60 * 60_000;
/** Most events that are loaded at once. */
const PAGE = 500;

/** Subject of an event. */
export interface News {
  no: number;
  at: Date;
  requestId: string | null;
  conversationId: string | null;
  /** A member whose membership became pending. */
  applicantId: string | null;
  /** A team channel that got a message. */
  channelId?: string | null;
  /** A note on a request. */
  noteId?: string | null;
  /** A note in a conversation that names someone. */
  mentioningId?: string | null;
  /** A message that a person of the staff wrote to a guest. */
  letter: { conversationId: string; messageId: string; by: string | null } | null;
}

/** The next new events of a property, and how far they reach. */
export interface NewsPage {
  news: News[];
  upTo: number;
}

const payloadText = (...path: string[]): SQL<string | null> =>
  sql`${events.payload} #>> ${sql.raw(`'{${path.join(',')}}'`)}`;

/**
 * Loads what happened since the property's cursor, and holds the cursor until the transaction ends; null when another
 * process has it or nothing is new.
 */
export async function takeNews(scope: PropertyScope): Promise<NewsPage | null> {
  const [cursor] = await scope.db
    .select({ no: notificationCursors.no })
    .from(notificationCursors)
    .where(eq(notificationCursors.propertyId, scope.propertyId))
    .for('update', { skipLocked: true });
  if (!cursor) return null;
  const [property] = await scope.db
    .select({ eventNo: properties.eventNo })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  const last = property?.eventNo ?? 0;
  if (last <= cursor.no) return null;
  const rows = await scope.db
    .select({
      no: events.no,
      at: events.createdAt,
      type: events.type,
      conversationId: events.conversationId,
      requestId: payloadText('request', 'id'),
      membershipId: payloadText('membershipId'),
      membershipState: payloadText('state'),
      messageId: payloadText('message', 'id'),
      writer: payloadText('message', 'sender', 'name'),
      channelId: payloadText('channelId'),
      noteId: payloadText('noteId'),
      forGuest: events.forGuest,
    })
    .from(events)
    .where(
      scope.own(
        events,
        and(
          gt(events.no, cursor.no),
          lte(events.no, last),
          or(
            inArray(events.type, [
              'request.created',
              'request.updated',
              'conversation.updated',
              'membership.updated',
            ]),
            // Of their two events, the one for the whole property.
            and(inArray(events.type, ['team.updated', 'note.created']), isNull(events.departmentKey)),
            and(
              eq(events.type, 'message.created'),
              eq(events.forGuest, false),
              sql`${events.payload} #> '{message,parts}' @> '[{"kind":"mention"}]'::jsonb`,
            ),
            // Of what is written, guests are notified of what people wrote to them.
            and(
              eq(events.type, 'message.created'),
              eq(events.forGuest, true),
              eq(payloadText('message', 'sender', 'kind'), 'staff'),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(events.no))
    .limit(PAGE);
  const oldest = new Date(scope.now.getTime() - OLDEST_MS);
  const news = rows
    .filter(({ at }) => at > oldest)
    .map(({ no, at, type, conversationId, channelId, noteId, ...row }) => ({
      no,
      at,
      requestId: row.requestId,
      conversationId: type === 'conversation.updated' ? conversationId : null,
      channelId,
      noteId,
      mentioningId: row.messageId && !row.forGuest ? row.messageId : null,
      applicantId: row.membershipState === 'pending' ? row.membershipId : null,
      letter:
        row.messageId && row.forGuest && conversationId
          ? { conversationId, messageId: row.messageId, by: row.writer }
          : null,
    }));
  return { news, upTo: rows.length === PAGE ? (rows.at(-1)?.no ?? last) : last };
}

/** Saves how far the events of a property have been processed. */
export function moveCursor(scope: PropertyScope, no: number): void {
  scope.write(
    scope.db
      .update(notificationCursors)
      .set({ no })
      .where(eq(notificationCursors.propertyId, scope.propertyId)),
  );
}
