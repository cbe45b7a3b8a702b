import type { Conversation } from '@bellkey/shared/api';
import { eq, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { instantText, selectJson } from '../../platform/database/select-json.ts';
import type { RowPayload } from '../../platform/database/write-events.ts';
import { writtenName } from '../../platform/statements/joined-writes.ts';
import type { ConversationRow } from './conversation-row.ts';

/** An emergency does not queue: it comes before every other wait. */
const isEmergency = (table: string) => `coalesce(${table}.handoff_reason like 'emergency%', false)`;

/** Whether the guest is in the queue for a person. */
const AWAITS = `(conversations.state = 'awaiting_human' and conversations.guest_ended_at is null)`;

/** Position in the queue, from 1. */
const queuePosition = `case when ${AWAITS} then (
  select count(*)::int + 1
  from conversations ahead
  left join alarms raised on raised.property_id = ahead.property_id and raised.conversation_id = ahead.id
    and raised.over_at is null
  where ahead.property_id = conversations.property_id and ahead.state = 'awaiting_human'
    and ahead.guest_ended_at is null
    and (raised.id is null, not ${isEmergency('ahead')}, ahead.waiting_since, ahead.id)
      < (alarm.id is null, not ${isEmergency('conversations')}, conversations.waiting_since, conversations.id)) end`;

/** A conversation as the contract shows it, as JSON, of a row of {@link conversationRows}. */
export const conversationJson = sql.raw(`json_build_object(
  'id', conversations.id,
  'place', json_build_object('id', place.id, 'label', place.label, 'kind', place.kind),
  'state', conversations.state,
  'assignee', case when conversations.assignee_id is not null
    then json_build_object('id', conversations.assignee_id, 'name', coalesce(assignee.name, '')) end,
  'handoff', case when conversations.handoff_reason <> '' and conversations.handoff_at is not null
    then json_build_object('reason', conversations.handoff_reason, 'at', ${instantText('conversations.handoff_at')}) end,
  'waitingSince', ${instantText('conversations.waiting_since')},
  'alarm', case when alarm.id is not null then json_build_object(
    'kind', alarm.kind,
    'certainty', alarm.certainty,
    'words', alarm.words,
    'raisedAt', ${instantText('alarm.raised_at')},
    'messageId', alarm.message_id,
    'requestId', alarm.request_id,
    'takenBy', case when alarm.taken_by is not null
      then json_build_object('id', alarm.taken_by, 'name', coalesce(taker.name, '')) end,
    'takenAt', ${instantText('alarm.taken_at')}) end,
  'escalatedAt', ${instantText('conversations.escalated_at')},
  'guestEnded', case when conversations.guest_ended_at is not null then json_build_object(
    'at', ${instantText('conversations.guest_ended_at')},
    'reason', coalesce(conversations.guest_ended_reason, 'expired')) end,
  'snoozed', case when conversations.snoozed_until is not null then json_build_object(
    'until', ${instantText('conversations.snoozed_until')},
    'by', json_build_object('id', conversations.snoozed_by, 'name', coalesce(snoozer.name, ''))) end,
  'queuePosition', ${queuePosition},
  'lastMessageAt', ${instantText('conversations.last_message_at')},
  'preview', conversations.preview,
  'unreadByStaff', conversations.unread_by_staff,
  'createdAt', ${instantText('conversations.created_at')})`);

const rowsFrom = (from: string) =>
  sql.raw(`${from}
  join locations place on place.property_id = conversations.property_id and place.id = conversations.location_id
  left join staff_members assignee
    on assignee.property_id = conversations.property_id and assignee.id = conversations.assignee_id
  left join alarms alarm on alarm.property_id = conversations.property_id
    and alarm.conversation_id = conversations.id and alarm.over_at is null
  left join staff_members snoozer
    on snoozer.property_id = conversations.property_id and snoozer.id = conversations.snoozed_by
  left join staff_members taker on taker.property_id = conversations.property_id and taker.id = alarm.taken_by`);

/** Conversations with what their view needs. `taker` took the alarm; the assignee may be someone else. */
export const conversationRows = rowsFrom('conversations');

/**
 * Sort order of a conversation by its alarm: untaken ones, certain first and those whose guest says that they are safe
 * last, then taken ones, then all without an alarm, waiting ones first.
 */
const alarmsFirst = sql.raw(`case
    when alarm.id is null then 4
    when alarm.taken_at is not null then 3
    when alarm.guest_says_safe_at is not null then 2
    when alarm.certainty = 'possible' then 1
    else 0 end,
  alarm.raised_at,
  ${AWAITS} desc,
  (${AWAITS} and ${isEmergency('conversations')}) desc,
  case when ${AWAITS} then conversations.waiting_since end,
  coalesce(conversations.last_message_at, conversations.created_at) desc`);

/** Conversations as the contract shows them: alarms first, then those waiting for a person. */
export function loadConversations(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<Conversation[]> {
  return selectJson(
    scope.db,
    sql`select ${conversationJson} as json from ${conversationRows}
      where ${scope.own(conversations, ...conditions)} order by ${alarmsFirst}`,
  );
}

/** One conversation, or null when this property does not have it. */
export async function loadConversation(scope: PropertyScope, id: string): Promise<Conversation | null> {
  return (await loadConversations(scope, eq(conversations.id, id)))[0] ?? null;
}

const updatedFrom = (rows: SQL) => sql`(
  select jsonb_build_object('type', event.type, 'conversation', ${conversationJson})
  from ${rows}
  where conversations.property_id = counter.id and conversations.id = event.conversation_id)`;

const table = getTableName(conversations);
/** The event's payload, read by the statement that writes the event. */
const conversationUpdated: RowPayload = {
  table,
  read: updatedFrom(conversationRows),
  written: updatedFrom(rowsFrom(`${writtenName(table)} conversations`)),
};

/** Announces the conversation to both sides, once per transaction, in its final state. */
export function announceConversation(scope: PropertyScope, conversationId: string): void {
  scope.emit({
    type: 'conversation.updated',
    conversationId,
    departmentKey: null,
    forGuest: true,
    onceKey: `conversation:${conversationId}`,
    payload: conversationUpdated,
  });
}

/**
 * A conversation's view after changes to its locked row, without loading it again. The alarm is unchanged; the position
 * in the queue is given.
 */
export function changedView(
  view: Conversation,
  row: ConversationRow,
  { assignee, queuePosition }: { assignee?: Conversation['assignee']; queuePosition?: number } = {},
): Conversation {
  const known = [view.assignee, assignee].find((person) => person?.id === row.assigneeId);
  return {
    ...view,
    state: row.state,
    assignee: row.assigneeId === null ? null : (known ?? { id: row.assigneeId, name: '' }),
    handoff:
      row.handoffReason && row.handoffAt
        ? { reason: row.handoffReason, at: row.handoffAt.toISOString() }
        : null,
    waitingSince: iso(row.waitingSince),
    escalatedAt: iso(row.escalatedAt),
    snoozed: row.snoozedUntil === null ? null : view.snoozed,
    queuePosition:
      row.state === 'awaiting_human' && row.guestEndedAt === null
        ? (queuePosition ?? view.queuePosition)
        : null,
    lastMessageAt: iso(row.lastMessageAt),
    preview: row.preview,
    unreadByStaff: row.unreadByStaff,
  };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The conversations in the queue for a person. */
export async function loadWaiting(scope: PropertyScope): Promise<string[]> {
  const waiting = await scope.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      scope.own(conversations, eq(conversations.state, 'awaiting_human'), isNull(conversations.guestEndedAt)),
    );
  return waiting.map(({ id }) => id);
}
