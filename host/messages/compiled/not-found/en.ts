// Compiled from host/messages/en.json by `npm run messages`.
import type { NotFoundMessages } from './messages.ts';

export const queuePictureLabel: NotFoundMessages['queuePictureLabel'] = "A queue at a busy front desk. On the board behind it, the key of room 404 is missing.";
export const scanPictureLabel: NotFoundMessages['scanPictureLabel'] = "A guest scans the code on a table. The phone finds the code, but no page behind it.";
export const familyPictureLabel: NotFoundMessages['familyPictureLabel'] = "A family on a sofa has asked for something by phone, and the butler comes in with it.";
export const roomNotFound: NotFoundMessages['roomNotFound'] = "Room Not Found!";
export const somethingWentWrong: NotFoundMessages['somethingWentWrong'] = "Something went wrong";
export const theButler: NotFoundMessages['theButler'] = "The butler";
export const helpReference: NotFoundMessages['helpReference'] = "If you ask for help, give this code:";
export const waysLabel: NotFoundMessages['waysLabel'] = "Where to go from here";
export const goHome: NotFoundMessages['goHome'] = "Go Home";
export const homeHint: NotFoundMessages['homeHint'] = "Back through the front door.";
export const exploreUseCases: NotFoundMessages['exploreUseCases'] = "Explore Use Cases";
export const useCasesHint: NotFoundMessages['useCasesHint'] = "What guests ask for, and who takes care of it.";
export const getInTouch: NotFoundMessages['getInTouch'] = "Get In Touch";
export const contactHint: NotFoundMessages['contactHint'] = "Tell us what you were looking for.";

/** The group as one value. @public */
export const notFoundMessages: NotFoundMessages = {
  queuePictureLabel,
  scanPictureLabel,
  familyPictureLabel,
  roomNotFound,
  somethingWentWrong,
  theButler,
  helpReference,
  waysLabel,
  goHome,
  homeHint,
  exploreUseCases,
  useCasesHint,
  getInTouch,
  contactHint,
};
