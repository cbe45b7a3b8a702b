import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { messages } from '../../../platform/database/schema/conversation-tables.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { recordQuestion } from './record-question.ts';

/** Records a guest's report that an answer of their own conversation is wrong: a gap for the owner of its source. */
export async function reportWrongAnswer(
  scope: PropertyScope,
  conversationId: string,
  { messageId, sourceId, comment }: { messageId: string; sourceId: string; comment?: string | undefined },
): Promise<Outcome<undefined>> {
  const [[message], [entry]] = await Promise.all([
    scope.db
      .select()
      .from(messages)
      .where(scope.own(messages, eq(messages.id, messageId), eq(messages.conversationId, conversationId))),
    scope.db
      .select({ id: facts.id, ownerId: facts.ownerId })
      .from(facts)
      .where(scope.own(facts, eq(facts.id, sourceId))),
  ]);
  const cites = message?.parts.some((part) => part.kind === 'source' && part.source.id === sourceId);
  if (message?.visibility !== 'public' || !cites || !entry) return refused('not-found');
  const question = comment ? `${comment} (about: ${message.body})` : message.body;
  await recordQuestion(scope, 'wrong', { question, conversationId, messageId, entry });
  return done(undefined);
}
