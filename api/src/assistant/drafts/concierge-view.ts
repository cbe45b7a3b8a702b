import type { ConversationConcierge } from '@bellkey/shared/api';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { drafts, turnReasons } from '../../platform/database/schema/assistant-tables.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadMarks, loadRules, modeFor } from '../ai-settings/mode.ts';
import { reasonView } from '../turns/turn-reasons.ts';
import { formatAction } from './format-action.ts';

/** The assistant's part in a conversation, for staff. */
export async function loadConciergeView(
  scope: PropertyScope,
  conversationId: string,
): Promise<Outcome<ConversationConcierge>> {
  const [[known], rules, marks, [draft], reasons] = await Promise.all([
    scope.db
      .select({ id: conversations.id })
      .from(conversations)
      .where(scope.own(conversations, eq(conversations.id, conversationId))),
    loadRules(scope),
    loadMarks(scope, conversationId),
    scope.db
      .select()
      .from(drafts)
      .where(scope.own(drafts, and(eq(drafts.conversationId, conversationId), eq(drafts.state, 'open')))),
    scope.db
      .select()
      .from(turnReasons)
      .where(scope.own(turnReasons, eq(turnReasons.conversationId, conversationId)))
      .orderBy(asc(turnReasons.at)),
  ]);
  if (!known) return refused('not-found');
  const { mode, forcedBy } = modeFor(rules.mode, rules.settings, marks);
  return done({
    mode,
    forcedBy,
    marks: { vip: marks.vip, complaintAt: marks.complaintAt?.toISOString() ?? null, nights: marks.nights },
    draft: draft
      ? {
          id: draft.id,
          conversationId,
          body: draft.body,
          proposed: draft.proposed.map((action) => ({ kind: action.kind, words: formatAction(action) })),
          engine: draft.engine,
          forcedBy: draft.forcedBy,
          createdAt: draft.createdAt.toISOString(),
        }
      : null,
    reasons: reasons.map(reasonView),
  });
}
