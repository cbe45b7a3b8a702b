/** What the page begins with, before and after its script is here. */
export const REGISTRATION_LEAD =
  'Ask to join the staff of the property you work at. A manager there decides about your request.';
