/** What the page is for: its first sentence, on the server and in English. */
export const ORDERS_LEAD = 'Everything you asked for here, with its time.';
