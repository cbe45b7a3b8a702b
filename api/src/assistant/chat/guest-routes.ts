import type { Handlers } from '../../platform/operations/handlers.ts';
import { withFields } from '../../platform/outcome/json-text.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { sessionView } from '../../property/guest-sessions/session-view.ts';
import { lockConversation } from '../../service/conversations/append-message.ts';
import { conversationForGuest } from '../../service/conversations/guest-view.ts';
import { handoffWithoutTurn, loadHandoffFacts } from '../../service/conversations/handoff.ts';
import { reportUnsolved } from '../../service/knowledge/gaps/unsolved-question.ts';
import { reportWrongAnswer } from '../../service/knowledge/gaps/wrong-answer.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import { detectDangerInText } from './detect-danger-in-text.ts';
import { seeAsGuest, sendAsGuest } from './guest-conversation.ts';
import { loadGuestPage } from './load-conversation-page.ts';
import { askAgain, reportTrouble, takeRating } from './request-feedback.ts';

/** Guest operations on their conversation. */
export function guestConversationRoutes(
  turnRunner: TurnRunner,
  maxOwedTurns?: number,
): Pick<
  Handlers,
  | 'GET /api/guest/conversation'
  | 'POST /api/guest/messages'
  | 'POST /api/guest/handoff'
  | 'POST /api/guest/seen'
  | 'POST /api/guest/requests/{id}/trouble'
  | 'POST /api/guest/requests/{id}/rating'
  | 'POST /api/guest/requests/{id}/reopen'
  | 'POST /api/guest/wrong'
  | 'POST /api/guest/unsolved'
> {
  return {
    // With its session: a page that is rendered for a guest asks once.
    'GET /api/guest/conversation': async ({ scope, guest, http }) => {
      if (http.guestToken) http.setGuestToken(http.guestToken, guest.expiresAt);
      const [page, session] = await Promise.all([
        loadGuestPage(scope, guest.conversationId),
        sessionView(scope, guest),
      ]);
      return page ? done(withFields(page, { session })) : refused('not-found');
    },
    'POST /api/guest/messages': async ({ scope, guest, body }) => {
      scope.afterCommit(() => turnRunner.wake(scope.propertyId));
      return sendAsGuest(scope, guest, body, turnRunner.full ? 0 : maxOwedTurns);
    },
    'POST /api/guest/handoff': async ({ scope, guest }) => {
      const { conversationId } = guest;
      const [conversation, facts] = await Promise.all([
        lockConversation(scope, conversationId),
        loadHandoffFacts(scope, conversationId),
      ]);
      if (!conversation) return refused('not-found');
      scope.afterCommit(() => turnRunner.silence(conversationId));
      const updated = (await handoffWithoutTurn(scope, conversation, 'guest-asked', facts)) ?? facts.view;
      return updated ? done(conversationForGuest(updated)) : refused('not-found');
    },
    'POST /api/guest/requests/{id}/trouble': async ({ scope, guest, params, body }) =>
      reportTrouble(scope, guest, params.id, body.words, () =>
        scope.afterCommit(() => turnRunner.silence(guest.conversationId)),
      ),
    'POST /api/guest/requests/{id}/rating': async ({ scope, guest, params, body }) =>
      takeRating(scope, guest, params.id, { stars: body.stars, words: body.words || null }),
    'POST /api/guest/requests/{id}/reopen': async ({ scope, guest, params, body }) =>
      askAgain(scope, guest, params.id, body.reason || null),
    'POST /api/guest/wrong': async ({ scope, guest, body }) => {
      // Danger in the comment is detected even when the answer cannot be reported as wrong.
      const detected = await detectDangerInText(scope, guest, body.comment ?? null);
      const reported = await reportWrongAnswer(scope, guest.conversationId, body);
      return detected ? done(undefined) : reported;
    },
    'POST /api/guest/unsolved': async ({ scope, guest, body }) =>
      reportUnsolved(scope, guest.conversationId, body.messageId),
    'POST /api/guest/seen': async ({ scope, guest, body }) => {
      await seeAsGuest(scope, guest.conversationId, body.messageIds);
      return done(undefined);
    },
  };
}
