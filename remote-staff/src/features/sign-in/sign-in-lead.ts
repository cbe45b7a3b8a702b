import { signInMessages as messages } from '../../../messages/compiled/sign-in/en.ts';

/** What the page begins with, before and after its script is here. */
export const SIGN_IN_LEAD = messages.signInToAnswerYourGuests;
