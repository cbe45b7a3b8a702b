import type { ModelMessage } from 'ai';
import type { TurnContext } from '../../contract/contract.ts';

/** Number of messages that an engine sees. */
const LAST_MESSAGES = 20;

/**
 * The conversation in the format of the AI SDK. Staff's lines are marked, so that no engine treats them as its own;
 * system messages are left out.
 */
export function toModelMessages(context: TurnContext): ModelMessage[] {
  const messages: ModelMessage[] = [];
  for (const { from, text } of context.history.slice(-LAST_MESSAGES)) {
    if (from === 'guest') messages.push({ role: 'user', content: text });
    else if (from === 'ai') messages.push({ role: 'assistant', content: text });
    else if (from === 'staff')
      messages.push({ role: 'assistant', content: `[a member of staff wrote] ${text}` });
  }
  return messages;
}
