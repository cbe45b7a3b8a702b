import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { staffMembers, staffPresence } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { type ConversationRow, changeConversation, lockConversation } from './append-message.ts';
import type { ConversationChange } from './conversation-row.ts';

/** Most conversations that one look wakes; the rest follows with the next. */
const BATCH = 200;

/** What ends a snooze; without effect on a conversation that has none. */
export const AWAKE = { snoozedUntil: null, snoozedBy: null } as const satisfies ConversationChange;

/** Whether a member works here and has not gone off duty. */
async function isThere(scope: PropertyScope, memberId: string): Promise<boolean> {
  const [member] = await scope.db
    .select({ state: staffMembers.state, onDuty: staffPresence.onDuty })
    .from(staffMembers)
    .leftJoin(
      staffPresence,
      and(eq(staffPresence.propertyId, staffMembers.propertyId), eq(staffPresence.memberId, staffMembers.id)),
    )
    .where(scope.own(staffMembers, eq(staffMembers.id, memberId)));
  return member?.state === 'approved' && (member.onDuty ?? true);
}

/**
 * Ends the snooze of a locked conversation: the guest waits for a person from now on, with the clock of any wait. Who
 * has it keeps it while they are on duty; otherwise it is for everyone who answers guests.
 */
export async function wakeConversation(scope: PropertyScope, conversation: ConversationRow): Promise<void> {
  const { assigneeId } = conversation;
  const keeps = assigneeId !== null && (await isThere(scope, assigneeId));
  changeConversation(scope, conversation, {
    ...AWAKE,
    waitingSince: scope.now,
    escalatedAt: null,
    ...(!keeps && {
      state: 'awaiting_human' as const,
      assigneeId: null,
      handoffReason: 'snooze-over',
      handoffAt: scope.now,
    }),
  });
}

/**
 * Wakes the conversations of all properties whose time has come, and returns how many. One transaction each, under its
 * lock: it happens once, however many processes look. One that fails is logged and delays no other.
 */
export async function wakeSnoozed(store: Store, log: Logger): Promise<number> {
  const due = await store.lookUpEach('conversations that are snoozed', async (db, now) =>
    db
      .select({ propertyId: conversations.propertyId, id: conversations.id })
      .from(conversations)
      .where(lte(conversations.snoozedUntil, now))
      .orderBy(asc(conversations.snoozedUntil))
      .limit(BATCH),
  );
  let woken = 0;
  for (const { propertyId, id } of due) {
    try {
      const outcome = await store.inProperty(propertyId, async (scope) => {
        const conversation = await lockConversation(scope, id);
        const { snoozedUntil } = conversation ?? {};
        if (!conversation || !snoozedUntil || snoozedUntil > scope.now) return done(false);
        await wakeConversation(scope, conversation);
        return done(true);
      });
      if (outcome.ok && outcome.value) woken += 1;
    } catch (error) {
      log.error({ error, propertyId }, 'a snoozed conversation was not woken');
    }
  }
  return woken;
}
