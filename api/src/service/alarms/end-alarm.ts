import { isOpen } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { appendMessage, type ConversationRow, changeConversation } from '../conversations/append-message.ts';
import { announceConversation, loadWaiting } from '../conversations/conversation-view.ts';
import { leaveQueue } from '../conversations/handoff.ts';
import { saveHandoffReason } from '../conversations/handoff-reason.ts';
import { addStep, moveRequest } from '../requests/change-request.ts';
import { announceRequest } from '../requests/request-view.ts';
import { type AlarmFacts, loadAlarmFacts, messagesFor } from './alarm-facts.ts';
import { announceAlarm } from './announce-alarm.ts';
import { changeAlarm } from './open-alarm.ts';
import { unansweredSince } from './unanswered-lines.ts';

/** The reason to wait for a person when only the messages of an alarm's time are left. */
const AFTER_ALARM = 'after-alarm';

/**
 * The guest says that no one is in danger any more. The alarm ends; its request stays with the staff, with the guest's
 * message on it, because someone may force a threatened guest to say so. The caller holds the conversation's lock.
 *
 * @param facts loaded under the conversation's lock, if they were
 * @returns whether there was an open alarm.
 */
export async function endAlarmByGuest(
  scope: PropertyScope,
  conversation: ConversationRow,
  facts?: AlarmFacts,
): Promise<boolean> {
  const { alarm, request, language, number } = facts ?? (await loadAlarmFacts(scope, conversation.id));
  if (!alarm) return false;
  changeAlarm(scope, alarm, {
    overAt: scope.now,
    overByKind: 'guest',
    overBy: conversation.guestSessionId,
  });
  if (request && isOpen(request.row.state)) {
    const { row, view } = request;
    const told = addStep(scope, view, row.state, { kind: 'guest' }, 'The guest says it is over.');
    announceRequest(scope, row, 'request.updated', told);
  }
  const { over } = messagesFor({ language }, null);
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: over({ number }),
  });
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: 'The guest says it is over. Someone should make sure.',
    visibility: 'internal',
  });
  announceAlarm(scope, conversation.id);
  return true;
}

/**
 * A staff member says that the danger is over: the alarm ends, its request is done, and a guest who only waited because
 * of the alarm waits no longer, unless they wrote something else meanwhile. The caller holds the conversation's lock.
 *
 * @param facts loaded under the conversation's lock, if they were
 * @returns whether there was an open alarm.
 */
export async function endAlarmByStaff(
  scope: PropertyScope,
  conversation: ConversationRow,
  staff: StaffCaller,
  facts?: AlarmFacts,
): Promise<boolean> {
  const { alarm, request } = facts ?? (await loadAlarmFacts(scope, conversation.id));
  if (!alarm) return false;
  changeAlarm(scope, alarm, {
    takenBy: alarm.takenBy ?? staff.memberId,
    takenAt: alarm.takenAt ?? scope.now,
    overAt: scope.now,
    overByKind: 'staff',
    overBy: staff.memberId,
  });
  if (request && isOpen(request.row.state)) {
    const by = { kind: 'staff', id: staff.memberId, name: staff.name } as const;
    moveRequest(scope, request, { to: 'done', by });
  }
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: `${staff.name} ended the alarm: the danger is over.`,
    visibility: 'internal',
  });
  const onlyForAlarm =
    conversation.state === 'awaiting_human' && (conversation.handoffReason ?? '').startsWith('emergency:');
  if (onlyForAlarm) await endWait(scope, conversation);
  announceAlarm(scope, conversation.id);
  return true;
}

/** Gives the conversation back to the assistant; with unanswered lines it waits on, as long as the first of them has. */
async function endWait(scope: PropertyScope, conversation: ConversationRow): Promise<void> {
  const [since, waiting] = await Promise.all([unansweredSince(scope, conversation), loadWaiting(scope)]);
  if (!since) {
    const back = { state: 'ai_active', assigneeId: null, handoffReason: null, handoffAt: null } as const;
    await leaveQueue(scope, conversation, { ...back, escalatedAt: null }, waiting);
    return;
  }
  saveHandoffReason(scope, conversation.id, AFTER_ALARM);
  changeConversation(scope, conversation, {
    handoffReason: AFTER_ALARM,
    handoffAt: scope.now,
    waitingSince: since,
    escalatedAt: null,
  });
  // It is no longer before them.
  for (const id of waiting) if (id !== conversation.id) announceConversation(scope, id);
}
