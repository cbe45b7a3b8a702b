import * as messages from '../../../messages/compiled/sign-in/en.ts';

/** The first sentence of the page, before and after its script has loaded. */
export const SIGN_IN_INTRO = messages.intro;
