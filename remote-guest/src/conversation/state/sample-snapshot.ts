import { sampleConversation } from '../../test-support/sample-conversation.ts';
import type { ConversationSnapshot } from './conversation-state.ts';

/** A conversation as loaded from the API, for tests: empty, with one starter. */
export function sampleSnapshot(change: Partial<ConversationSnapshot> = {}): ConversationSnapshot {
  return {
    conversation: sampleConversation(),
    messages: [],
    requests: [],
    starters: [{ label: 'Towels', text: 'Could I have fresh towels, please?' }],
    cursor: '1',
    ...change,
  };
}
