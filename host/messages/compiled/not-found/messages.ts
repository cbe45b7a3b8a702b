// Compiled from host/messages/en.json by `npm run messages`.

export interface NotFoundMessages {
  readonly aQueueAtABusyFront: string;
  readonly aGuestScansTheCode: string;
  readonly aFamilyOnASofa: string;
  readonly roomNotFound: string;
  readonly somethingWentWrong: string;
  readonly theButler: string;
  readonly ifYouAskForHelpGive: string;
  readonly whereToGoFromHere: string;
  readonly goHome: string;
  readonly backThroughTheFrontDoor: string;
  readonly exploreUseCases: string;
  readonly whatGuestsAskForAndWho: string;
  readonly getInTouch: string;
  readonly tellUsWhatYouWereLooking: string;
}
