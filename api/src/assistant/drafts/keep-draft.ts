import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { drafts } from '../../platform/database/schema/assistant-tables.ts';
import { appendMessage } from '../../service/conversations/append-message.ts';
import type { KeepDraft } from '../turns/finish-turn.ts';
import { draftNote } from './draft-note.ts';

/** Undecided drafts become outdated once the guest or a person writes. */
export function supersedeDrafts(scope: PropertyScope, conversationId: string): void {
  scope.write(
    scope.db
      .update(drafts)
      .set({ state: 'superseded', decidedAt: scope.now })
      .where(scope.own(drafts, and(eq(drafts.conversationId, conversationId), eq(drafts.state, 'open')))),
  );
}

/** Stores a drafted answer for a person to send, edit or discard, and shows it to staff in the thread. */
export const keepDraft: KeepDraft = async (scope, conversation, turn, result, forcedBy) => {
  supersedeDrafts(scope, conversation.id);
  const id = randomUUID();
  scope.write(
    scope.db.insert(drafts).values({
      propertyId: scope.propertyId,
      id,
      conversationId: conversation.id,
      turnId: turn.id,
      answersOrdinal: turn.answersOrdinal,
      body: result.draft.text,
      proposed: [...result.draft.proposed],
      engine: result.engine,
      forcedBy,
      createdAt: scope.now,
    }),
  );
  await appendMessage(scope, conversation, {
    sender: { kind: 'ai' },
    body: draftNote(result.draft),
    parts: [{ kind: 'draft', draftId: id }],
    visibility: 'internal',
  });
};
