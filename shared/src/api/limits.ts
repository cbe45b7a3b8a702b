/** The most characters a guest or staff message may have (product.md, /chat). In a file without schemas, so that browsers can have it alone. */
export const MESSAGE_MAX_CHARS = 2000;
/** The most characters an enquiry's message may have (product.md, /). */
export const LEAD_MESSAGE_MAX_CHARS = 1000;
/** The most places and dishes that a property can be signed up with at once. */
export const MAX_PLACES = 400;
export const MAX_MENU_ITEMS = 120;
/** A name that can be an address of its own, as `hotel-aurora` (product.md, /register). */
export const SUBDOMAIN_PATTERN = /^(?=.{3,30}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
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
