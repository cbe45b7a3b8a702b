/** What the page begins with, before and after its script is here. */
export const SCAN_LEAD = 'The square in your room or on your table. No app, no account.';
