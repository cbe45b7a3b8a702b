import type { ServiceRequest } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { detectAlarm, handleDetected, MOST_EARLIER_LINES } from '../../service/alarms/detect-alarm.ts';
import { appendMessage } from '../../service/conversations/append-message.ts';
import { handoffWithoutTurn, loadHandoffFacts } from '../../service/conversations/handoff.ts';
import { lockWithConversation } from '../../service/requests/lock-with-conversation.ts';
import { type Rating, rateByGuest } from '../../service/requests/rate-request.ts';
import { reopenByGuest } from '../../service/requests/reopen-request.ts';
import { detectDangerInText } from './detect-danger-in-text.ts';
import { holdForNextLine } from './load-line-facts.ts';
import { MESSAGE_WINDOW_MS, MESSAGES_PER_WINDOW, secondsToWait } from './message-limits.ts';

/**
 * Reports a problem with a guest's own request: a message that staff read and no engine answers, checked for danger
 * like any other. Reopens the request while that is allowed; otherwise asks for a person.
 */
export async function reportTrouble(
  scope: PropertyScope,
  guest: GuestCaller,
  id: string,
  words: string,
  /** Called when a person was asked for. */
  onHandoff: () => void,
): Promise<Outcome<ServiceRequest>> {
  const { conversationId, sessionId } = guest;
  const [facts, locked, handoff] = await Promise.all([
    holdForNextLine(scope, {
      conversationId,
      clientId: '',
      sessionId,
      since: new Date(scope.now.getTime() - MESSAGE_WINDOW_MS),
      newest: MOST_EARLIER_LINES,
    }),
    lockWithConversation(scope, id),
    loadHandoffFacts(scope, conversationId),
  ]);
  const row = locked?.request.row;
  if (!facts || !row || row.conversationId !== conversationId) return refused('not-found');
  const { conversation, recent } = facts;
  const detected = await detectAlarm(scope, conversation, words, recent.newest);
  const wait = detected ? null : secondsToWait(scope, recent, MESSAGES_PER_WINDOW);
  if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });

  const withPerson = conversation.state === 'awaiting_human' || conversation.state === 'human_active';
  const message = appendMessage(
    scope,
    conversation,
    {
      sender: { kind: 'guest', id: sessionId },
      body: `${row.title} (no. ${row.no}): ${words}`,
      parts: [{ kind: 'request', requestId: id }],
    },
    {
      unreadByStaff: conversation.unreadByStaff + 1,
      ...(withPerson ? { waitingSince: conversation.waitingSince ?? scope.now } : { state: 'ai_active' }),
    },
  );
  if (detected) {
    allowRoundTrips(4);
    await handleDetected(scope, conversation, { id: message.id, body: words }, detected);
  }
  const reopened = await reopenByGuest(scope, conversationId, id, words);
  if (reopened.ok) return reopened;
  if (!detected) {
    await handoffWithoutTurn(scope, conversation, 'trouble', handoff);
    onHandoff();
  }
  return done(locked.request.view);
}

/** Records a rating; its text is checked for danger. */
export async function takeRating(
  scope: PropertyScope,
  guest: GuestCaller,
  id: string,
  rating: Rating,
): Promise<Outcome<ServiceRequest>> {
  const rated = await rateByGuest(scope, guest.conversationId, id, rating);
  return detectDangerInFeedback(scope, guest, id, rating.words, rated);
}

/** Reopens a request that its guest reports as not done; the reason is checked for danger. */
export async function askAgain(
  scope: PropertyScope,
  guest: GuestCaller,
  id: string,
  reason: string | null,
): Promise<Outcome<ServiceRequest>> {
  const reopened = await reopenByGuest(scope, guest.conversationId, id, reason);
  return detectDangerInFeedback(scope, guest, id, reason, reopened);
}

/** Checks the text of an action on a request for danger, even when the action itself comes too late. */
async function detectDangerInFeedback(
  scope: PropertyScope,
  guest: GuestCaller,
  id: string,
  words: string | null,
  outcome: Outcome<ServiceRequest>,
): Promise<Outcome<ServiceRequest>> {
  if (!outcome.ok && outcome.error.code === 'not-found') return outcome;
  if (!(await detectDangerInText(scope, guest, words)) || outcome.ok) return outcome;
  const locked = await lockWithConversation(scope, id);
  return locked ? done(locked.request.view) : outcome;
}
