/** What the page begins with, before and after its script is here. */
export const SIGN_IN_LEAD =
  'Sign in to answer your guests, to work through their requests, and to see what is due next.';
