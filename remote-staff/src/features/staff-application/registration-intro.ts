import * as messages from '../../../messages/compiled/staff-application/en.ts';

/** The first sentence of the page, before and after its script has loaded. */
export const REGISTRATION_INTRO = messages.intro;

/** The same for an invited person, whose invitation is the approval. */
export const INVITED_INTRO = messages.invitedIntro;
