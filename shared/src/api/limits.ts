/**
 * The most characters a guest or staff message may have (docs/product.md#chat). In a file without schemas, so
 * that browsers can have it alone.
 */
export const MESSAGE_MAX_CHARS = 2000;
/** The most characters an enquiry's message may have (docs/product.md#home). */
export const LEAD_MESSAGE_MAX_CHARS = 1000;
/** The most places that can be added at once, at sign-up and later. */
export const MAX_PLACES = 400;
/** The most places that a property can have in all, in use or not, and the most services. */
export const MAX_PLACES_IN_ALL = 2000;
export const MAX_SERVICES = 200;
/** The most dishes that a property can be signed up with. */
export const MAX_MENU_ITEMS = 120;
/** The most dishes that a property's menu can have in all, on it or not, and the most parts. */
export const MAX_DISHES_IN_ALL = 600;
export const MAX_MENU_CATEGORIES = 60;
/** A name that can be an address of its own, as `hotel-aurora` (docs/product.md#register). */
export const SUBDOMAIN_PATTERN = /^(?=.{3,30}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/**
 * How many guest sessions a place of a kind may have: begun within ten minutes, and open at once. Scanning again with
 * the same browser begins none.
 *
 * - A room sleeps a family of six, each with two devices and a visitor or two; the sessions of those who left this
 *   morning are still open. Forty open ones and twenty in ten minutes leave room for all of that.
 * - A table is sat at ten times a day by eight people, and sessions stay open for a day.
 * - An area or a lobby code is scanned by everybody: a wedding of three hundred comes down from the bus at once.
 */
export const PLACE_SESSION_LIMITS = {
  room: { startedInTenMinutes: 20, openAtOnce: 40 },
  table: { startedInTenMinutes: 40, openAtOnce: 160 },
  area: { startedInTenMinutes: 600, openAtOnce: 5000 },
  lobby: { startedInTenMinutes: 600, openAtOnce: 5000 },
} as const;
/**
 * Guest sessions that one network address may begin within ten minutes. All guests on the hotel's own network share
 * one address, so that it is enough for a full hotel on the day of a congress.
 */
export const ADDRESS_SESSIONS_IN_TEN_MINUTES = 600;
/** Live streams of one guest session: one for each tab. One more closes the oldest, which may be a dead connection. */
export const STREAMS_PER_SESSION = 8;
/** Days that a guest session lasts at most after its code was scanned; a longer stay scans once more. */
export const SESSION_MAX_DAYS = 14;
/** The most languages and named values that an entry of the knowledge may have. */
export const MAX_ENTRY_LANGUAGES = 20;
export const MAX_ENTRY_VALUES = 40;
/** The most entries of one property, retired ones included, and the most characters of all their texts and values. */
export const MAX_KNOWLEDGE_ENTRIES = 1000;
export const MAX_KNOWLEDGE_CHARS = 1_000_000;
/** The most entries that one import may hold. */
export const MAX_IMPORT_ENTRIES = 500;
/** The most open gaps of one property. A further one takes the place of the one that was asked least and longest ago. */
export const MAX_OPEN_GAPS = 500;
/** The most conflicts that one check answers. */
export const MAX_CONFLICTS = 200;
