import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { appendMessage, type ConversationRow } from '../conversations/append-message.ts';
import { moveRequest } from '../requests/change-request.ts';
import { type AlarmFacts, loadAlarmFacts, messagesFor } from './alarm-facts.ts';
import { announceAlarm } from './announce-alarm.ts';
import { changeAlarm } from './open-alarm.ts';

/**
 * Takes the open alarm of a conversation, so that everyone sees who has it, and acknowledges its request. The first
 * person gets it; later calls have no effect. The caller holds the conversation's lock.
 *
 * @param facts loaded under the conversation's lock, if they were
 * @returns whether there is an open alarm.
 */
export async function takeAlarm(
  scope: PropertyScope,
  conversation: ConversationRow,
  staff: StaffCaller,
  facts?: AlarmFacts,
): Promise<boolean> {
  const { alarm, request, language } = facts ?? (await loadAlarmFacts(scope, conversation.id));
  if (!alarm) return false;
  if (alarm.takenBy) return true;
  changeAlarm(scope, alarm, { takenBy: staff.memberId, takenAt: scope.now });
  if (request?.row.state === 'new') {
    const by = { kind: 'staff', id: staff.memberId, name: staff.name } as const;
    moveRequest(scope, request, { to: 'acknowledged', by });
  }
  const { taken } = messagesFor({ language }, null);
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: taken({ name: staff.name }),
  });
  announceAlarm(scope, conversation.id);
  return true;
}
