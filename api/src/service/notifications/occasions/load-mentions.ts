import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { conversations, messages } from '../../../platform/database/schema/conversation-tables.ts';
import { locations } from '../../../platform/database/schema/property-tables.ts';
import { requests } from '../../../platform/database/schema/request-tables.ts';
import { requestNotes } from '../../../platform/database/schema/staff-tables.ts';
import type { News } from './load-news.ts';

/** An internal note that names colleagues, with the record that it is on. */
export interface Mention {
  id: string;
  at: Date;
  by: string;
  /** Ids of the members whom it names. */
  named: readonly string[];
  place: string;
  /** Null for a note in a conversation. */
  request: typeof requests.$inferSelect | null;
  conversationId: string | null;
}

/** Loads the new notes that name someone: on requests, and in conversations. */
export async function loadMentions(scope: PropertyScope, news: readonly News[]): Promise<Mention[]> {
  const noteIds = news.flatMap(({ noteId }) => noteId ?? []);
  const messageIds = news.flatMap(({ mentioningId }) => mentioningId ?? []);
  const [onRequests, inConversations] = await Promise.all([
    noteIds.length === 0
      ? []
      : scope.db
          .select({ note: requestNotes, request: requests, place: locations.label })
          .from(requestNotes)
          .innerJoin(
            requests,
            and(eq(requests.propertyId, requestNotes.propertyId), eq(requests.id, requestNotes.requestId)),
          )
          .innerJoin(
            locations,
            and(eq(locations.propertyId, requests.propertyId), eq(locations.id, requests.locationId)),
          )
          .where(
            scope.own(
              requestNotes,
              inArray(requestNotes.id, noteIds),
              sql`${requestNotes.mentions} <> '[]'::jsonb`,
            ),
          ),
    messageIds.length === 0
      ? []
      : scope.db
          .select({ message: messages, place: locations.label })
          .from(messages)
          .innerJoin(
            conversations,
            and(
              eq(conversations.propertyId, messages.propertyId),
              eq(conversations.id, messages.conversationId),
            ),
          )
          .innerJoin(
            locations,
            and(
              eq(locations.propertyId, conversations.propertyId),
              eq(locations.id, conversations.locationId),
            ),
          )
          .where(scope.own(messages, inArray(messages.id, messageIds))),
  ]);
  return [
    ...onRequests.map(({ note, request, place }) => ({
      id: note.id,
      at: note.createdAt,
      by: note.memberName,
      named: note.mentions.map(({ id }) => id),
      place,
      request,
      conversationId: null,
    })),
    ...inConversations.map(({ message, place }) => ({
      id: message.id,
      at: message.createdAt,
      by: message.senderName ?? '',
      named: message.parts.flatMap((part) => (part.kind === 'mention' ? [part.person.id] : [])),
      place,
      request: null,
      conversationId: message.conversationId,
    })),
  ];
}
