import type { Conversation } from '@bellkey/shared/api';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { alarms, conversations } from '../../platform/database/schema/conversation-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** An emergency does not queue: it comes before every other wait. */
const isEmergency = (reason: SQL) => sql`coalesce(${reason} like 'emergency%', false)`;

/** The person who took the alarm; the assignee of the conversation may be another. */
const takers = alias(staffMembers, 'takers');

const hasOpenAlarm = (conversation: SQL) =>
  sql`exists (select from alarms raised where raised.property_id = ${conversations.propertyId}
    and raised.conversation_id = ${conversation} and raised.over_at is null)`;

/**
 * Where an alarm puts a conversation: those that no one has taken, the certain ones first and those whose guest says
 * that they are safe last, then those in someone's hands, then all without an alarm.
 */
const alarmRank = sql`case
  when ${alarms.id} is null then 4
  when ${alarms.takenAt} is not null then 3
  when ${alarms.guestSaysSafeAt} is not null then 2
  when ${alarms.certainty} = 'possible' then 1
  else 0 end`;

function alarmView(row: typeof alarms.$inferSelect | null, takerName: string | null): Conversation['alarm'] {
  if (!row) return null;
  return {
    kind: row.kind,
    certainty: row.certainty,
    words: row.words,
    raisedAt: row.raisedAt.toISOString(),
    messageId: row.messageId,
    requestId: row.requestId,
    takenBy: row.takenBy ? { id: row.takenBy, name: takerName ?? '' } : null,
    takenAt: iso(row.takenAt),
  };
}

/** Conversations as the contract shows them: alarms first, then those that wait for a person. */
export async function loadConversations(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<Conversation[]> {
  const rows = await scope.db
    .select({
      conversation: conversations,
      place: { id: locations.id, label: locations.label, kind: locations.kind },
      assigneeName: staffMembers.name,
      alarm: alarms,
      takerName: takers.name,
      ahead: sql<number>`(select count(*)::int from conversations ahead
        where ahead.property_id = ${conversations.propertyId} and ahead.state = 'awaiting_human'
          and (not ${hasOpenAlarm(sql`ahead.id`)}, not ${isEmergency(sql`ahead.handoff_reason`)}, ahead.waiting_since, ahead.id)
            < (${alarms.id} is null, not ${isEmergency(sql`${conversations.handoffReason}`)}, ${conversations.waitingSince}, ${conversations.id}))`,
    })
    .from(conversations)
    .innerJoin(
      locations,
      and(eq(locations.propertyId, conversations.propertyId), eq(locations.id, conversations.locationId)),
    )
    .leftJoin(
      staffMembers,
      and(
        eq(staffMembers.propertyId, conversations.propertyId),
        eq(staffMembers.id, conversations.assigneeId),
      ),
    )
    .leftJoin(
      alarms,
      and(
        eq(alarms.propertyId, conversations.propertyId),
        eq(alarms.conversationId, conversations.id),
        isNull(alarms.overAt),
      ),
    )
    .leftJoin(takers, and(eq(takers.propertyId, conversations.propertyId), eq(takers.id, alarms.takenBy)))
    .where(scope.own(conversations, ...conditions))
    .orderBy(
      asc(alarmRank),
      asc(alarms.raisedAt),
      desc(sql`${conversations.state} = 'awaiting_human'`),
      desc(
        sql`${conversations.state} = 'awaiting_human' and ${isEmergency(sql`${conversations.handoffReason}`)}`,
      ),
      asc(sql`case when ${conversations.state} = 'awaiting_human' then ${conversations.waitingSince} end`),
      desc(sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`),
    );
  return rows.map(({ conversation: row, place, assigneeName, ahead, alarm, takerName }) => ({
    id: row.id,
    place,
    state: row.state,
    assignee: row.assigneeId ? { id: row.assigneeId, name: assigneeName ?? '' } : null,
    handoff:
      row.handoffReason && row.handoffAt
        ? { reason: row.handoffReason, at: row.handoffAt.toISOString() }
        : null,
    waitingSince: iso(row.waitingSince),
    alarm: alarmView(alarm, takerName),
    escalatedAt: iso(row.escalatedAt),
    queuePosition: row.state === 'awaiting_human' ? ahead + 1 : null,
    lastMessageAt: iso(row.lastMessageAt),
    preview: row.preview,
    unreadByStaff: row.unreadByStaff,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** One conversation, or null when this property has no such one. */
export async function loadConversation(scope: PropertyScope, id: string): Promise<Conversation | null> {
  return (await loadConversations(scope, eq(conversations.id, id)))[0] ?? null;
}

/** Announces the conversation to both sides, once per transaction. */
export function announceConversation(scope: PropertyScope, conversationId: string): void {
  scope.emit({
    type: 'conversation.updated',
    conversationId,
    departmentKey: null,
    forGuest: true,
    onceKey: `conversation:${conversationId}`,
    payload: async () => {
      const conversation = await loadConversation(scope, conversationId);
      if (!conversation) throw new Error(`Conversation ${conversationId} does not exist`);
      return { type: 'conversation.updated', conversation };
    },
  });
}

/** Tells everybody who still waits that the line has moved. */
export async function announceQueue(scope: PropertyScope): Promise<void> {
  const waiting = await scope.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(scope.own(conversations, eq(conversations.state, 'awaiting_human')));
  for (const { id } of waiting) announceConversation(scope, id);
}
