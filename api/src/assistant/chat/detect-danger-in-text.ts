import { dangerIn } from '@bellkey/concierge/danger';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { handleDetected, MOST_EARLIER_LINES } from '../../service/alarms/detect-alarm.ts';
import { partToCheck } from '../../service/alarms/part-to-check.ts';
import { appendMessage } from '../../service/conversations/append-message.ts';
import { supersedeDrafts } from '../drafts/keep-draft.ts';
import { holdForNextLine } from './load-line-facts.ts';
import { MESSAGE_WINDOW_MS, secondsUntilAccepted } from './message-limits.ts';

/**
 * Checks text that a guest writes outside the chat: a rating, a reason, a comment. Text about danger also becomes a
 * line of the conversation and raises the alarm. Locks the conversation, so call it before locking anything else.
 *
 * @returns whether the text was about danger.
 */
export async function detectDangerInText(
  scope: PropertyScope,
  { conversationId, sessionId }: GuestCaller,
  words: string | null,
): Promise<boolean> {
  const danger = words ? dangerIn(partToCheck(conversationId, words, scope.now)) : null;
  if (!words || !danger) return false;
  allowRoundTrips(6);
  const facts = await holdForNextLine(scope, {
    conversationId,
    clientId: '',
    sessionId,
    since: new Date(scope.now.getTime() - MESSAGE_WINDOW_MS),
    newest: MOST_EARLIER_LINES,
  });
  if (!facts) return false;
  const { conversation, recent, hasDraft } = facts;
  const detected = { kind: 'danger', danger } as const;
  // The action itself still happens.
  if ((await secondsUntilAccepted(scope, conversationId, recent, detected)) !== null) return false;
  const withPerson = conversation.state === 'awaiting_human' || conversation.state === 'human_active';
  const message = appendMessage(
    scope,
    conversation,
    { sender: { kind: 'guest', id: sessionId }, body: words },
    {
      unreadByStaff: conversation.unreadByStaff + 1,
      ...(withPerson && { waitingSince: conversation.waitingSince ?? scope.now }),
    },
  );
  if (hasDraft) supersedeDrafts(scope, conversation.id);
  await handleDetected(scope, conversation, message, detected);
  return true;
}
