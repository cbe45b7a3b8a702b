import { and, eq, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { type SystemTexts, systemTexts } from '../../property/properties/system-texts.ts';

/** A conversation by its id, or by a subquery that selects it. */
interface Which {
  id: string | SQL;
}

/** Language and property kind for the system messages of a conversation: null without such a conversation. */
export async function loadReader(scope: PropertyScope, { id }: Which) {
  const [row] = await scope.db
    .select({ language: guestSessions.language, kind: properties.kind })
    .from(conversations)
    .innerJoin(properties, eq(properties.id, conversations.propertyId))
    .innerJoin(
      guestSessions,
      and(
        eq(guestSessions.propertyId, conversations.propertyId),
        eq(guestSessions.id, conversations.guestSessionId),
      ),
    )
    .where(scope.own(conversations, eq(conversations.id, id)));
  return row ?? null;
}

/** The language of the conversation's guest. */
export async function guestLanguage(scope: PropertyScope, conversation: Which): Promise<string> {
  return (await loadReader(scope, conversation))?.language ?? 'en';
}

/**
 * The property's system messages for this guest: in their language, and naming the people that a property of its kind
 * has.
 *
 * @param language the language of the guest's last message, if known
 */
export async function guestTexts(
  scope: PropertyScope,
  conversation: Which,
  language?: string,
): Promise<SystemTexts> {
  return textsFor(await loadReader(scope, conversation), language);
}

/** The messages for a reader, or in the language of their last message. */
export const textsFor = (reader: Awaited<ReturnType<typeof loadReader>>, language?: string): SystemTexts =>
  systemTexts(language ?? reader?.language ?? 'en', reader?.kind ?? 'hotel');
