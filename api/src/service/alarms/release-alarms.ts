import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { alarms, conversations } from '../../platform/database/schema/conversation-tables.ts';
import { keepsEmergencies } from '../../property/staff/permissions.ts';
import type { ChangedMember, NewRights } from '../../property/team/team-ports.ts';
import { appendMessage } from '../conversations/append-message.ts';
import { announceAlarm } from './announce-alarm.ts';
import { changeAlarm } from './open-alarm.ts';

/**
 * Opens the alarms of a member who is gone or no longer answers guests: they ring again for everyone, and the minute to
 * take them starts again. Their requests are released with the member's other work.
 *
 * @param rights the new ones; null for someone without access
 */
export async function releaseAlarms(
  scope: PropertyScope,
  member: ChangedMember,
  rights: NewRights,
): Promise<void> {
  if (keepsEmergencies(member, rights)) return;
  const held = and(eq(alarms.takenBy, member.id), isNull(alarms.overAt));
  const lockConversations = async () => {
    return await scope.db
      .select()
      .from(conversations)
      .where(
        scope.own(
          conversations,
          inArray(
            conversations.id,
            scope.db.select({ id: alarms.conversationId }).from(alarms).where(scope.own(alarms, held)),
          ),
        ),
      )
      .orderBy(conversations.id)
      .for('update');
  };
  const loadAlarms = async () => await scope.db.select().from(alarms).where(scope.own(alarms, held));
  // The alarms after the locks, so that they are not outdated.
  const [locked, rows] = await Promise.all([lockConversations(), loadAlarms()]);
  for (const alarm of rows) {
    const conversation = locked.find(({ id }) => id === alarm.conversationId);
    if (!conversation) continue;
    const note = appendMessage(scope, conversation, {
      sender: { kind: 'system' },
      body: `${member.name} can no longer see to the alarm. Someone else has to take it.`,
      visibility: 'internal',
    });
    // A new message makes it a new alarm: it sounds also where the earlier one was silenced.
    changeAlarm(scope, alarm, {
      messageId: note.id,
      raisedAt: scope.now,
      takenBy: null,
      takenAt: null,
      escalatedAt: null,
    });
    announceAlarm(scope, conversation.id);
  }
}
