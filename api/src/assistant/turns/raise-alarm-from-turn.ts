import { type Danger, dangerInUnanswered } from '@bellkey/concierge/danger';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import { findOpenAlarm } from '../../service/alarms/open-alarm.ts';
import { raiseAlarm } from '../../service/alarms/raise-alarm.ts';
import type { ConversationRow } from '../../service/conversations/conversation-row.ts';
import type { TurnRow } from './claim-turn.ts';

/** Most characters of the last line that an alarm is sure to keep. */
const KEPT_WORDS_CHARS = 200;

/**
 * Raises an alarm that only the turn detected, as in several lines read together or in one without an answer; the
 * alarm's own messages answer the guest.
 */
export async function raiseFromTurn(
  scope: PropertyScope,
  conversation: ConversationRow,
  turn: TurnRow,
  danger: Danger,
): Promise<void> {
  const line = await loadLine(scope, conversation, turn);
  if (line && !(await isRaised(scope, conversation, line)))
    await raiseAlarm(scope, conversation, line, danger);
}

/**
 * When the engine gave no answer to a line that may be about danger, asks the guest whether they are safe, as when
 * nothing was understood. Returns whether it asked.
 */
export async function raiseUnanswered(
  scope: PropertyScope,
  conversation: ConversationRow,
  turn: TurnRow,
): Promise<boolean> {
  const line = await loadLine(scope, conversation, turn);
  const danger = line && dangerInUnanswered(line.body);
  if (!danger || (await isRaised(scope, conversation, line))) return false;
  await raiseAlarm(scope, conversation, line, danger);
  return true;
}

/** The guest's line that a turn answers. */
async function loadLine(
  scope: PropertyScope,
  conversation: ConversationRow,
  turn: TurnRow,
): Promise<{ id: string; body: string } | undefined> {
  const [line] = await scope.db
    .select({ id: messages.id, body: messages.body })
    .from(messages)
    .where(
      scope.own(
        messages,
        eq(messages.conversationId, conversation.id),
        eq(messages.ordinal, turn.answersOrdinal),
      ),
    );
  return line;
}

/** Whether the open alarm was last raised for this line; the start of the line is enough to tell. */
async function isRaised(
  scope: PropertyScope,
  conversation: ConversationRow,
  { body }: { body: string },
): Promise<boolean> {
  const open = await findOpenAlarm(scope, conversation.id);
  return open?.words.includes(body.slice(0, KEPT_WORDS_CHARS)) ?? false;
}
