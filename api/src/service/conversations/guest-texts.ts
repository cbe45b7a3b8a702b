import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { type SystemTexts, systemTexts } from '../../property/properties/system-texts.ts';
import type { ConversationRow } from './append-message.ts';

/** The language that the conversation's guest reads. */
export async function guestLanguage(
  scope: PropertyScope,
  conversation: Pick<ConversationRow, 'id'>,
): Promise<string> {
  const [row] = await scope.db
    .select({ language: guestSessions.language })
    .from(conversations)
    .innerJoin(guestSessions, eq(guestSessions.id, conversations.guestSessionId))
    .where(scope.own(conversations, scope.own(guestSessions), eq(conversations.id, conversation.id)));
  return row?.language ?? 'en';
}

/** The property's own sentences for this guest: in their language, and with the people that a property of its kind has. */
export async function guestTexts(
  scope: PropertyScope,
  conversation: ConversationRow,
  language?: string,
): Promise<SystemTexts> {
  const { kind } = await loadProperty(scope);
  return systemTexts(language ?? (await guestLanguage(scope, conversation)), kind);
}
