/** The most characters a guest or staff message may have (product.md, /chat). In a file without schemas, so that browsers can have it alone. */
export const MESSAGE_MAX_CHARS = 2000;
/** The most characters an enquiry's message may have (product.md, /). */
export const LEAD_MESSAGE_MAX_CHARS = 1000;
/** The most places and dishes that a property can be signed up with at once. */
export const MAX_PLACES = 400;
export const MAX_MENU_ITEMS = 120;
/** A name that can be an address of its own, as `hotel-aurora` (product.md, /register). */
export const SUBDOMAIN_PATTERN = /^(?=.{3,30}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
