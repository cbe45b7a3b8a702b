import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversationMarks } from '../../platform/database/schema/assistant-tables.ts';
import type { TurnRow } from './claim-turn.ts';

/** Keeps what the concierge wants to have at the conversation's next turn. */
export function keepFrame(
  scope: PropertyScope,
  { conversationId, answersOrdinal }: Pick<TurnRow, 'conversationId' | 'answersOrdinal'>,
  frame: object,
): void {
  const kept = { frame, frameOrdinal: answersOrdinal };
  scope.write(
    scope.db
      .insert(conversationMarks)
      .values({ propertyId: scope.propertyId, conversationId, ...kept })
      .onConflictDoUpdate({
        target: [conversationMarks.propertyId, conversationMarks.conversationId],
        set: kept,
      }),
  );
}
