/** Content security policy of an HTML page of text and links: nothing is loaded, nothing runs. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
