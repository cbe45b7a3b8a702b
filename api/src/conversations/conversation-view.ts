import type { Conversation } from '@bellkey/shared/api';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../database/property-scope.ts';
import { conversations, locations, staffMembers } from '../database/schema.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** An emergency stands in no line: it is before everybody who waits. */
const isEmergency = (reason: SQL) => sql`coalesce(${reason} like 'emergency%', false)`;

/** Conversations as the contract shows them, those that wait for a person first. */
export async function readConversations(
  scope: PropertyScope,
  ...conditions: Array<SQL | undefined>
): Promise<Conversation[]> {
  const rows = await scope.db
    .select({
      conversation: conversations,
      place: { id: locations.id, label: locations.label, kind: locations.kind },
      assigneeName: staffMembers.name,
      ahead: sql<number>`(select count(*)::int from conversations ahead
        where ahead.property_id = ${conversations.propertyId} and ahead.state = 'awaiting_human'
          and (not ${isEmergency(sql`ahead.handoff_reason`)}, ahead.waiting_since, ahead.id)
            < (not ${isEmergency(sql`${conversations.handoffReason}`)}, ${conversations.waitingSince}, ${conversations.id}))`,
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
    .where(scope.own(conversations, ...conditions))
    .orderBy(
      desc(sql`${conversations.state} = 'awaiting_human'`),
      desc(
        sql`${conversations.state} = 'awaiting_human' and ${isEmergency(sql`${conversations.handoffReason}`)}`,
      ),
      asc(sql`case when ${conversations.state} = 'awaiting_human' then ${conversations.waitingSince} end`),
      desc(sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`),
    );
  return rows.map(({ conversation: row, place, assigneeName, ahead }) => ({
    id: row.id,
    place,
    state: row.state,
    assignee: row.assigneeId ? { id: row.assigneeId, name: assigneeName ?? '' } : null,
    handoff:
      row.handoffReason && row.handoffAt
        ? { reason: row.handoffReason, at: row.handoffAt.toISOString() }
        : null,
    waitingSince: iso(row.waitingSince),
    escalatedAt: iso(row.escalatedAt),
    queuePosition: row.state === 'awaiting_human' ? ahead + 1 : null,
    lastMessageAt: iso(row.lastMessageAt),
    preview: row.preview,
    unreadByStaff: row.unreadByStaff,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** One conversation, or null when this property has no such one. */
export async function readConversation(scope: PropertyScope, id: string): Promise<Conversation | null> {
  return (await readConversations(scope, eq(conversations.id, id)))[0] ?? null;
}

/** Tells both sides how the conversation stands, once per transaction. */
export function announceConversation(scope: PropertyScope, conversationId: string): void {
  scope.emit({
    type: 'conversation.updated',
    conversationId,
    departmentKey: null,
    forGuest: true,
    onceKey: `conversation:${conversationId}`,
    payload: async () => {
      const conversation = await readConversation(scope, conversationId);
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
