import { selectMessages } from '@bellkey/shared/wording';
import { repliesByLanguage } from '../../../messages/compiled/replies/by-language.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { loadConversations } from '../../service/conversations/conversation-view.ts';
import { guestLanguage } from '../../service/conversations/guest-texts.ts';
import { loadMessages } from '../../service/conversations/message-view.ts';

/** Input of a reply. */
export interface DraftGround {
  conversationId: string;
  place: string;
  language: string;
  /** The last lines, oldest first. */
  lines: Array<{ from: string; text: string }>;
}

const LINES = 12;

/** The open conversation at a place, latest first; null when there is none. */
export async function draftGround(scope: PropertyScope, place: string): Promise<DraftGround | null> {
  const number = new RegExp(`(?<!\\d)${place}(?!\\d)`);
  const open = (await loadConversations(scope)).filter(({ state }) => state !== 'resolved');
  const conversation = open.find((candidate) => number.test(candidate.place.label));
  if (!conversation) return null;
  const messages = await loadMessages(scope, conversation.id, 'guest');
  return {
    conversationId: conversation.id,
    place: conversation.place.label,
    language: await guestLanguage(scope, conversation),
    lines: messages.slice(-LINES).map(({ sender, body }) => ({ from: sender.kind, text: body })),
  };
}

/**
 * A reviewed reply that promises nothing, for the staff member to complete: in the guest's language, or in English when
 * it has none.
 */
export function templateReply(language: string, name: string, tone?: 'apology'): string {
  const messages = selectMessages(repliesByLanguage, language);
  return tone === 'apology' ? messages.apology({ name }) : messages.lookingIntoIt({ name });
}
