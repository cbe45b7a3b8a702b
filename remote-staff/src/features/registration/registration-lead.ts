import { registrationMessages as messages } from '../../../messages/compiled/registration/en.ts';

/** What the page begins with, before and after its script is here. */
export const REGISTRATION_LEAD = messages.askToJoinTheStaff;

/** In its place for who has an invitation, which is the approval. */
export const INVITED_LEAD = messages.sayWhoYouAreAndOpen;
