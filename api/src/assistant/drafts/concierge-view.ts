import type { ConversationConcierge } from '@bellkey/shared/api';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { drafts, turnReasons } from '../../platform/database/schema/assistant-tables.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadAssistantMode } from '../../property/properties/assistant-mode.ts';
import { loadMarks, modeFor } from '../ai-settings/mode.ts';
import { loadSettings } from '../ai-settings/settings-row.ts';
import { reasonView } from '../turns/turn-reasons.ts';
import { formatAction } from './format-action.ts';

/** The assistant's part in a conversation, for the staff. */
export async function loadConciergeView(
  scope: PropertyScope,
  conversationId: string,
): Promise<Outcome<ConversationConcierge>> {
  const [known] = await scope.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(scope.own(conversations, eq(conversations.id, conversationId)));
  if (!known) return refused('not-found');
  const marks = await loadMarks(scope, conversationId);
  const { mode, forcedBy } = modeFor(await loadAssistantMode(scope), await loadSettings(scope), marks);
  const [draft] = await scope.db
    .select()
    .from(drafts)
    .where(scope.own(drafts, and(eq(drafts.conversationId, conversationId), eq(drafts.state, 'open'))));
  const reasons = await scope.db
    .select()
    .from(turnReasons)
    .where(scope.own(turnReasons, eq(turnReasons.conversationId, conversationId)))
    .orderBy(asc(turnReasons.at));
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
