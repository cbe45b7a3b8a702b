/** What the page begins with, before and after its script is here. */
export const REGISTRATION_LEAD =
  'Ask to join the staff of the property you work at. A manager there decides about your request.';

/** In its place for who has an invitation, which is the approval. */
export const INVITED_LEAD =
  'Say who you are, and open the link in the e-mail that we send you. Then you are on the team.';
