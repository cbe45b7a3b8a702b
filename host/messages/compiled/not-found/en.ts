// Compiled from host/messages/en.json by `npm run messages`.
import type { NotFoundMessages } from './messages.ts';

export const notFoundMessages: NotFoundMessages = {
  aQueueAtABusyFront: "A queue at a busy front desk. On the board behind it, the key of room 404 is missing.",
  aGuestScansTheCode: "A guest scans the code on a table. The phone finds the code, but no page behind it.",
  aFamilyOnASofa: "A family on a sofa has asked for something by phone, and the butler comes in with it.",
  roomNotFound: "Room Not Found!",
  somethingWentWrong: "Something went wrong",
  theButler: "The butler",
  ifYouAskForHelpGive: "If you ask for help, give this code:",
  whereToGoFromHere: "Where to go from here",
  goHome: "Go Home",
  backThroughTheFrontDoor: "Back through the front door.",
  exploreUseCases: "Explore Use Cases",
  whatGuestsAskForAndWho: "What guests ask for, and who takes care of it.",
  getInTouch: "Get In Touch",
  tellUsWhatYouWereLooking: "Tell us what you were looking for."
}
