import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversationMarks } from '../../platform/database/schema/assistant-tables.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareSql } from '../../platform/statements/prepared-sql.ts';
import type { TurnRow } from './claim-turn.ts';

/** Saves the concierge's frame for the conversation's next turn. */
export function keepFrame(
  scope: PropertyScope,
  { conversationId, answersOrdinal }: Pick<TurnRow, 'conversationId' | 'answersOrdinal'>,
  frame: object,
): void {
  scope.runJoined(conversationMarks, writeFrame, {
    conversationId,
    frame: JSON.stringify(frame),
    ordinal: answersOrdinal,
  });
}

const writeFrame = prepareSql(
  () => sql`insert into conversation_marks (property_id, conversation_id, frame, frame_ordinal)
    values (${ofProperty}, ${sql.placeholder('conversationId')}, ${sql.placeholder('frame')}::jsonb,
      ${sql.placeholder('ordinal')})
    on conflict (property_id, conversation_id)
    do update set frame = excluded.frame, frame_ordinal = excluded.frame_ordinal`,
);
