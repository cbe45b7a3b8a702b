import { randomUUID } from 'node:crypto';
import type { Message, MessagePart } from '@bellkey/shared/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, messages } from '../../platform/database/schema/conversation-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { ofProperty, prepareQuery } from '../../platform/statements/prepared-query.ts';
import type { ConversationChange, ConversationRow } from './conversation-row.ts';
import { announceConversation } from './conversation-view.ts';
import { type MessageRow, toMessage } from './message-view.ts';
import { writeChange, writeMessage } from './write-conversation.ts';

export type { ConversationRow } from './conversation-row.ts';

/**
 * Takes the conversation's row lock. Every write to a conversation starts with it, so its messages have one order and
 * its state cannot change between a check and its consequence.
 */
export async function lockConversation(
  scope: PropertyScope,
  /** Or a subquery that selects it. */
  id: string | SQL<string>,
): Promise<ConversationRow | null> {
  const [row] =
    typeof id === 'string'
      ? await scope.run(lockedRow, { id })
      : await scope.db
          .select()
          .from(conversations)
          .where(scope.own(conversations, eq(conversations.id, id)))
          .for('update');
  return row ?? null;
}

const lockedRow = prepareQuery((db) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.propertyId, ofProperty), eq(conversations.id, sql.placeholder('id'))))
    .for('update'),
);

/** A message to be inserted. */
export interface NewMessage {
  clientId?: string;
  sender: { kind: 'guest' | 'ai' | 'staff' | 'system'; id?: string; name?: string };
  body: string;
  visibility?: 'public' | 'internal';
  parts?: MessagePart[];
  /** Tag of the language that the body is written in, where it is known. */
  language?: string | undefined;
  turn?: { id: string; engine: string; answersOrdinal: number; actions: readonly unknown[] };
}

/** The start of a message, for lists. */
const PREVIEW_CHARS = 120;
/** The same for a photo without words. */
const PHOTO_PREVIEW = '📷';

/**
 * Appends a message to a locked conversation, with its event, in the last round trip of the transaction. Updates
 * `conversation` accordingly.
 */
export function appendMessage(
  scope: PropertyScope,
  conversation: ConversationRow,
  { clientId, sender, body, visibility = 'public', parts = [], language, turn }: NewMessage,
  /** Other changes of the conversation in the same write. */
  meanwhile: ConversationChange = {},
): Message {
  const ordinal = conversation.lastOrdinal + 1;
  const row: MessageRow = {
    propertyId: scope.propertyId,
    id: randomUUID(),
    conversationId: conversation.id,
    ordinal,
    clientId: clientId ?? null,
    senderKind: sender.kind,
    senderId: sender.id ?? null,
    senderName: sender.name ?? null,
    body,
    parts,
    visibility,
    engine: turn?.engine ?? null,
    turnId: turn?.id ?? null,
    answersOrdinal: turn?.answersOrdinal ?? null,
    actions: turn?.actions ?? [],
    createdAt: scope.now,
    seenAt: null,
    language: language ?? null,
  };
  const change =
    visibility === 'public'
      ? {
          lastOrdinal: ordinal,
          lastMessageAt: scope.now,
          preview: body.slice(0, PREVIEW_CHARS) || PHOTO_PREVIEW,
        }
      : { lastOrdinal: ordinal };
  const changes = { ...change, ...meanwhile };
  Object.assign(conversation, changes);
  writeMessage(scope, row, changes);
  announceConversation(scope, conversation.id);
  const message = toMessage(row);
  scope.emit({
    type: 'message.created',
    conversationId: conversation.id,
    departmentKey: null,
    forGuest: visibility === 'public',
    payload: () => ({ type: 'message.created', message }),
  });
  return message;
}

/** For a message about a wait: the list of those who wait goes on to show what the guest said. */
export const keptPreview = ({ preview }: ConversationRow): ConversationChange =>
  preview === null ? {} : { preview };

/** Changes a locked conversation, in the database and in the loaded row, and announces it. */
export function changeConversation(
  scope: PropertyScope,
  conversation: ConversationRow,
  change: ConversationChange,
): void {
  Object.assign(conversation, change);
  writeChange(scope, conversation.id, change);
  announceConversation(scope, conversation.id);
}

/** The message that this client id already created here: the same content returns it, other content is refused. */
export async function findRepeat(
  scope: PropertyScope,
  conversationId: string,
  {
    clientId,
    senderId,
    body,
    visibility,
    photoIds = [],
  }: {
    clientId: string;
    senderId: string;
    body: string;
    visibility: 'public' | 'internal';
    photoIds?: readonly string[];
  },
): Promise<Outcome<Message> | null> {
  const [row] = await scope.db
    .select()
    .from(messages)
    .where(scope.own(messages, eq(messages.conversationId, conversationId), eq(messages.clientId, clientId)));
  if (!row) return null;
  const same =
    row.body === body &&
    row.senderId === senderId &&
    row.visibility === visibility &&
    hasPhotos(row, photoIds);
  return same ? done(toMessage(row)) : refused('idempotency-mismatch');
}

const hasPhotos = (
  { parts }: Pick<typeof messages.$inferSelect, 'parts'>,
  ids: readonly string[],
): boolean => {
  const known = parts.flatMap((part) => (part.kind === 'photo' ? [part.photo.id] : []));
  return known.length === ids.length && ids.every((id) => known.includes(id));
};
