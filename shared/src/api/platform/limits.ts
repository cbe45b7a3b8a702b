/**
 * The most characters a guest or staff message may have (docs/product.md#chat). In a file without schemas, so that
 * browsers can load it alone.
 */
export const MESSAGE_MAX_CHARS = 2000;
/** The most bytes of a photo as it is sent (docs/product.md#chat), the most photos of one message, and what is kept of each. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const MESSAGE_MAX_PHOTOS = 4;
export const PHOTO_MAX_EDGE_PX = 2048;
/** Kinds of photos that are accepted. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The most photos: of one guest session, of a staff member and of a property within an hour, and of one conversation in all. */
export const PHOTO_LIMITS = {
  sessionPerHour: 30,
  memberPerHour: 60,
  propertyPerHour: 600,
  conversation: 200,
} as const;
/**
 * Of the brand of a property: the most bytes of a mark as it is sent, how large marks and pictures are kept, in pixels,
 * and how many images that no brand names are kept for a day.
 */
export const BRAND_MARK_MAX_BYTES = 1024 * 1024;
export const BRAND_MARK_MAX_PX = { width: 480, height: 192 } as const;
export const BRAND_PICTURE_MAX_EDGE_PX = 1600;
export const BRAND_SMALL_PICTURE_MAX_EDGE_PX = 800;
export const MAX_UNUSED_BRAND_IMAGES = 20;
/** The most characters an enquiry's message may have (docs/product.md#home). */
export const LEAD_MESSAGE_MAX_CHARS = 1000;
/** The most places that can be added at once, at sign-up and later. */
export const MAX_PLACES = 400;
/** The most places that a property can have, in use or not, and the most services. */
export const MAX_PLACES_IN_ALL = 2000;
export const MAX_SERVICES = 200;
/** The most dishes that a property can be signed up with. */
export const MAX_MENU_ITEMS = 120;
/** The most dishes that a property's menu can have, available or not, and the most sections. */
export const MAX_DISHES_IN_ALL = 600;
export const MAX_MENU_CATEGORIES = 60;
/** A name that can be a subdomain, as `hotel-aurora` (docs/product.md#register). */
export const SUBDOMAIN_PATTERN = /^(?=.{3,30}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/**
 * How many guest sessions a place of a kind may have: started within ten minutes, and open at the same time. Scanning
 * again with the same browser starts none.
 *
 * - A room sleeps a family of six, each with two devices and a visitor or two; the sessions of those who left this
 *   morning are still open. Forty open ones and twenty in ten minutes leave room for all of that.
 * - A table seats eight people ten times a day, and sessions stay open for a day.
 * - An area or a lobby code is scanned by everyone: a wedding of three hundred comes down from the bus at once.
 */
export const PLACE_SESSION_LIMITS = {
  room: { startedInTenMinutes: 20, openAtOnce: 40 },
  table: { startedInTenMinutes: 40, openAtOnce: 160 },
  area: { startedInTenMinutes: 600, openAtOnce: 5000 },
  lobby: { startedInTenMinutes: 600, openAtOnce: 5000 },
} as const;
/**
 * Guest sessions that one network address may start within ten minutes. All guests on a hotel's network share one
 * address, so the limit is enough for a full hotel on the day of a congress.
 */
export const ADDRESS_SESSIONS_IN_TEN_MINUTES = 600;
/** The latest open sessions that the list of a place has; only a lobby can have more. */
export const MAX_LISTED_SESSIONS = 200;
/** Live streams of one guest session: one for each tab. One more closes the oldest, which may be a dead connection. */
export const STREAMS_PER_SESSION = 8;
/** Live streams of one member of staff at a property, one for each tab; enough for a desk whose screens share an account. */
export const STREAMS_PER_MEMBER = 24;
/** Longest duration of a guest session in days, counted from the scan; a longer stay scans again. */
export const SESSION_MAX_DAYS = 14;
/** The most languages and named values of a knowledge entry. */
export const MAX_ENTRY_LANGUAGES = 20;
export const MAX_ENTRY_VALUES = 40;
/** The most keywords of a knowledge entry, and the most characters of each. */
export const MAX_ENTRY_KEYWORDS = 40;
export const MAX_KEYWORD_CHARS = 40;
/** The most entries of one property, retired ones included, and the most characters of all their texts and values. */
export const MAX_KNOWLEDGE_ENTRIES = 1000;
export const MAX_KNOWLEDGE_CHARS = 1_000_000;
/** The most entries in one import. */
export const MAX_IMPORT_ENTRIES = 500;
/** The most open gaps of one property. A new one replaces the one that was asked least and longest ago. */
export const MAX_OPEN_GAPS = 500;
/** The most conflicts that one check returns. */
export const MAX_CONFLICTS = 200;
/** The versions of an entry that are kept, the latest. */
export const MAX_ENTRY_VERSIONS = 50;
/**
 * The most requests of a property that are open at once, a hundred times those of a full hotel. Beyond it, only
 * emergencies are created.
 */
export const MAX_OPEN_REQUESTS = 5000;
/** The most planned requests of a property that come again. */
export const MAX_RECURRING_REQUESTS = 500;
/** The steps of a request that are kept: the first, and the latest. */
export const MAX_REQUEST_STEPS = 300;
/** The latest requests that a list of all of them has, with every open one. */
export const MAX_LISTED_REQUESTS = 5000;
/** The latest messages that a page of a conversation has. */
export const MAX_LISTED_MESSAGES = 1000;
/**
 * Of team channels: the latest messages that a page has and that a channel keeps, the members that one message names,
 * the direct channels of one member, and how many messages and calls of everyone (`@here`) a member may send within an
 * hour.
 */
export const MAX_LISTED_TEAM_MESSAGES = 100;
export const MAX_TEAM_MESSAGES = 5000;
export const MAX_TEAM_MENTIONS = 20;
export const MAX_DIRECT_CHANNELS = 200;
export const TEAM_MESSAGES_PER_HOUR = 300;
export const TEAM_CALLS_PER_HOUR = 3;
/** For how many days a conversation can be snoozed. */
export const SNOOZE_MAX_DAYS = 30;
/** The most notes of a request, how many a member writes within an hour, and how many people one names. */
export const MAX_REQUEST_NOTES = 100;
export const REQUEST_NOTES_PER_HOUR = 200;
export const MAX_NOTE_MENTIONS = 20;
/** The tabs of a member whose visibility is kept, those that were seen last. */
export const MAX_ATTENTION_TABS = 20;
/** The most people who ask to join one property at the same time. */
export const MAX_APPLICANTS = 500;
/** How often codes can be issued within an hour, for up to {@link MAX_PLACES} places each time. */
export const CODES_ISSUED_PER_HOUR = 100;
/**
 * The most writes that one process accepts within an hour: of a property’s staff and programs where they work, ten times
 * those of a full hotel in its busiest hour; of a property’s staff elsewhere (settings, team, knowledge); and of one
 * guest. Messages, hand-offs and alarms have limits of their own, and do not count.
 */
export const WRITES_PER_HOUR = { work: 40_000, manage: 4_000, guest: 2_000 } as const;
/** The most guests that order together: two full tables. */
export const MAX_TAB_GUESTS = 16;
/** The most characters of the name by which a guest is known at the table. */
export const MAX_TAB_NAME_CHARS = 24;
/** A tab closes by itself this many hours after it was opened, or after its last order. */
export const TAB_HOURS = 3;
/** Wrong share codes that one guest session may type within an hour, and tabs that it may open. */
export const SHARE_CODES_PER_HOUR = 10;
export const TABS_PER_HOUR = 20;
