import { dangerIn } from '@bellkey/concierge/danger';
import type { ServiceRequest } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { detectAlarm, handleDetected, MOST_EARLIER_LINES } from '../../service/alarms/detect-alarm.ts';
import { appendMessage, lockConversation } from '../../service/conversations/append-message.ts';
import { handoffWithoutTurn, loadHandoffFacts } from '../../service/conversations/handoff.ts';
import { lockWithConversation } from '../../service/requests/lock-with-conversation.ts';
import { type Rating, rateByGuest } from '../../service/requests/rate-request.ts';
import { reopenByGuest } from '../../service/requests/reopen-request.ts';
import { MESSAGE_WINDOW_MS, MESSAGES_PER_WINDOW, secondsToWait } from './guest-conversation.ts';
import { holdForNextLine } from './load-line-facts.ts';

/**
 * Takes what a guest says is wrong with a request of theirs: a line of the conversation that staff read and no engine
 * answers, and that is heard for danger as any other line. The request is opened again where it still may be;
 * otherwise a person is fetched.
 */
export async function reportTrouble(
  scope: PropertyScope,
  guest: GuestCaller,
  id: string,
  words: string,
  /** Called when a person was fetched. */
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
  const heard = await detectAlarm(scope, conversation, words, recent.newest);
  const wait = heard ? null : secondsToWait(scope, recent, MESSAGES_PER_WINDOW);
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
  if (heard) {
    allowRoundTrips(4);
    await handleDetected(scope, conversation, { id: message.id, body: words }, heard);
  }
  const reopened = await reopenByGuest(scope, conversationId, id, words);
  if (reopened.ok) return reopened;
  if (!heard) {
    await handoffWithoutTurn(scope, conversation, 'trouble', handoff);
    onHandoff();
  }
  return done(locked.request.view);
}

/** Takes a rating. Words that say that someone is in danger are a line of the conversation, too, and raise the alarm. */
export async function takeRating(
  scope: PropertyScope,
  { conversationId, sessionId }: GuestCaller,
  id: string,
  rating: Rating,
): Promise<Outcome<ServiceRequest>> {
  const rated = await rateByGuest(scope, conversationId, id, rating);
  const danger = rated.ok && rating.words ? dangerIn(rating.words) : null;
  if (!danger || !rating.words) return rated;
  allowRoundTrips(5);
  const conversation = await lockConversation(scope, conversationId);
  if (!conversation) return rated;
  const sender = { kind: 'guest', id: sessionId } as const;
  const message = appendMessage(scope, conversation, { sender, body: rating.words });
  await handleDetected(scope, conversation, message, { kind: 'danger', danger });
  return rated;
}
