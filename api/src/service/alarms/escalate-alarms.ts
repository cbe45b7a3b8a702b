import { and, asc, isNull, lt } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { alarms } from '../../platform/database/schema/conversation-tables.ts';
import { appendMessage, changeConversation, lockConversation } from '../conversations/append-message.ts';
import { loadAlarmFacts, messagesFor } from './alarm-facts.ts';
import { announceAlarm } from './announce-alarm.ts';
import { changeAlarm } from './open-alarm.ts';

/** An emergency is acknowledged within a minute (docs/product.md#state-machines, SLA class "emergency"). */
export const TAKE_ALARM_WITHIN_MS = 60_000;
/** Most alarms of one property at a time, oldest first: the next look takes the others. */
export const ALARMS_AT_ONCE = 50;

/**
 * Escalates each alarm that no one has taken in time, once: on the conversation and in its staff thread, with a message
 * to the guest not to wait. Returns how many.
 */
export async function escalateAlarms(scope: PropertyScope): Promise<number> {
  const before = new Date(scope.now.getTime() - TAKE_ALARM_WITHIN_MS);
  const late = await scope.db
    .select({ conversationId: alarms.conversationId })
    .from(alarms)
    .where(
      scope.own(
        alarms,
        and(
          isNull(alarms.overAt),
          isNull(alarms.takenAt),
          isNull(alarms.escalatedAt),
          lt(alarms.raisedAt, before),
        ),
      ),
    )
    .orderBy(asc(alarms.raisedAt))
    .limit(ALARMS_AT_ONCE);
  let escalated = 0;
  for (const { conversationId } of late) {
    // Someone may have taken it, or another process handled it, before the lock was acquired.
    const [conversation, { alarm, language, number, phone }] = await Promise.all([
      lockConversation(scope, conversationId),
      loadAlarmFacts(scope, conversationId),
    ]);
    if (!conversation || !alarm || alarm.takenAt || alarm.escalatedAt) continue;
    changeAlarm(scope, alarm, { escalatedAt: scope.now });
    const texts = messagesFor({ language }, alarm.words);
    appendMessage(scope, conversation, {
      sender: { kind: 'system' },
      body: [texts.escalated({ number }), ...(phone ? [texts.orCall({ phone })] : [])].join(' '),
    });
    appendMessage(scope, conversation, {
      sender: { kind: 'system' },
      body: 'Escalated to the duty manager: no one took the alarm within a minute.',
      visibility: 'internal',
    });
    changeConversation(scope, conversation, { escalatedAt: scope.now });
    announceAlarm(scope, conversationId);
    escalated += 1;
  }
  return escalated;
}
