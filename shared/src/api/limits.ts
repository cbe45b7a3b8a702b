/** The most characters a guest or staff message may have (product.md, /chat). In a file without schemas, so that browsers can have it alone. */
export const MESSAGE_MAX_CHARS = 2000;
