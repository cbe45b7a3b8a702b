// Compiled from host/messages/en.json by `npm run messages`.
import type { NotFoundMessages } from './messages.ts';

export const aQueueAtABusyFront: NotFoundMessages['aQueueAtABusyFront'] = "A queue at a busy front desk. On the board behind it, the key of room 404 is missing.";
export const aGuestScansTheCode: NotFoundMessages['aGuestScansTheCode'] = "A guest scans the code on a table. The phone finds the code, but no page behind it.";
export const aFamilyOnASofa: NotFoundMessages['aFamilyOnASofa'] = "A family on a sofa has asked for something by phone, and the butler comes in with it.";
export const roomNotFound: NotFoundMessages['roomNotFound'] = "Room Not Found!";
export const somethingWentWrong: NotFoundMessages['somethingWentWrong'] = "Something went wrong";
export const theButler: NotFoundMessages['theButler'] = "The butler";
export const ifYouAskForHelpGive: NotFoundMessages['ifYouAskForHelpGive'] = "If you ask for help, give this code:";
export const whereToGoFromHere: NotFoundMessages['whereToGoFromHere'] = "Where to go from here";
export const goHome: NotFoundMessages['goHome'] = "Go Home";
export const backThroughTheFrontDoor: NotFoundMessages['backThroughTheFrontDoor'] = "Back through the front door.";
export const exploreUseCases: NotFoundMessages['exploreUseCases'] = "Explore Use Cases";
export const whatGuestsAskForAndWho: NotFoundMessages['whatGuestsAskForAndWho'] = "What guests ask for, and who takes care of it.";
export const getInTouch: NotFoundMessages['getInTouch'] = "Get In Touch";
export const tellUsWhatYouWereLooking: NotFoundMessages['tellUsWhatYouWereLooking'] = "Tell us what you were looking for.";

/** The group as one value. @public */
export const notFoundMessages: NotFoundMessages = {
  aQueueAtABusyFront,
  aGuestScansTheCode,
  aFamilyOnASofa,
  roomNotFound,
  somethingWentWrong,
  theButler,
  ifYouAskForHelpGive,
  whereToGoFromHere,
  goHome,
  backThroughTheFrontDoor,
  exploreUseCases,
  whatGuestsAskForAndWho,
  getInTouch,
  tellUsWhatYouWereLooking,
};
