import { and, eq, type SQL } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { type SystemTexts, systemTexts } from '../../property/properties/system-texts.ts';

/** A conversation by its id, or by a subquery that finds it. */
interface Which {
  id: string | SQL;
}

/** Who reads the property's sentences in a conversation: null without such a conversation. */
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

/** The language that the conversation's guest reads. */
export async function guestLanguage(scope: PropertyScope, conversation: Which): Promise<string> {
  return (await loadReader(scope, conversation))?.language ?? 'en';
}

/**
 * The property's own sentences for this guest: in their language, and with the people that a property of its kind has.
 *
 * @param language what the guest just wrote in, when that is known
 */
export async function guestTexts(
  scope: PropertyScope,
  conversation: Which,
  language?: string,
): Promise<SystemTexts> {
  return textsFor(await loadReader(scope, conversation), language);
}

/** The sentences for a reader, or in the language that they just wrote in. */
export const textsFor = (reader: Awaited<ReturnType<typeof loadReader>>, language?: string): SystemTexts =>
  systemTexts(language ?? reader?.language ?? 'en', reader?.kind ?? 'hotel');
