import { and, desc, eq, lt } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { messages } from '../../../platform/database/schema/conversation-tables.ts';
import { gapQuestions, gaps } from '../../../platform/database/schema/knowledge-tables.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { recordQuestion } from './record-question.ts';

/**
 * Records that an answer of a guest's own conversation did not solve their question: the question is a gap, as if it had
 * not been answered. Each answer counts once. Refused with `not-found` for anything but an answer from the knowledge.
 */
export async function reportUnsolved(
  scope: PropertyScope,
  conversationId: string,
  messageId: string,
): Promise<Outcome<undefined>> {
  const own = eq(messages.conversationId, conversationId);
  const [[answer], [counted]] = await Promise.all([
    scope.db
      .select()
      .from(messages)
      .where(scope.own(messages, eq(messages.id, messageId), own)),
    scope.db
      .select({ id: gapQuestions.id })
      .from(gapQuestions)
      .innerJoin(
        gaps,
        and(
          eq(gaps.propertyId, gapQuestions.propertyId),
          eq(gaps.id, gapQuestions.gapId),
          eq(gaps.kind, 'unanswered'),
        ),
      )
      .where(scope.own(gapQuestions, eq(gapQuestions.messageId, messageId))),
  ]);
  const isFact = answer?.senderKind === 'ai' && answer.parts.some(({ kind }) => kind === 'source');
  if (!isFact || answer.visibility !== 'public') return refused('not-found');
  if (counted) return done(undefined);
  const [question] = await scope.db
    .select({ body: messages.body })
    .from(messages)
    .where(scope.own(messages, own, eq(messages.senderKind, 'guest'), lt(messages.ordinal, answer.ordinal)))
    .orderBy(desc(messages.ordinal))
    .limit(1);
  if (!question) return refused('not-found');
  await recordQuestion(scope, 'unanswered', { question: question.body, conversationId, messageId });
  return done(undefined);
}
