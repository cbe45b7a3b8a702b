// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface GuestDataMessages {
  readonly countedFromBeforeFormat: (d: { counted: string | number; format: string | number }) => string;
  readonly whatPeopleWroteInCounted: (d: { counted: string | number; format: string | number }) => string;
  readonly thisErasesParts: (d: { parts: string | number }) => string;
  readonly whatWasErased: string;
  readonly nothingWasErasedYet: string;
  readonly byItsAge: string;
  readonly theCopyIsSaved: string;
  readonly erasedDescribeCounts: (d: { describeCounts: string | number }) => string;
  readonly oneGuest: string;
  readonly forAGuestWhoAsks: string;
  readonly loadingTheConversations: string;
  readonly thereAreNoConversations: string;
  readonly conversation: string;
  readonly chooseAConversation: string;
  readonly saveACopy: string;
  readonly erase: string;
  readonly thatWasNotDone: string;
  readonly eraseTheGuestOfNameOf: (d: { nameOf: string | number }) => string;
  readonly theirMessagesOrdersNotesAboutThem: string;
  readonly eraseForGood: string;
  readonly keepIt: string;
  readonly howLongGuestsWordsAreKept: string;
  readonly whatIsOlderIsErasedWithin: string;
  readonly thisCouldNotBeLoaded: string;
  readonly loading: string;
  readonly saved: string;
  readonly retention: string;
  readonly conversationsInDays: string;
  readonly afterTheLastMessageWithOrders: string;
  readonly requestsWithoutAGuestsPhone: string;
  readonly whatPeopleWroteInThem: string;
  readonly logOfEventsInDays: string;
  readonly whatScreensWereSentAndMessages: string;
  readonly thisWasNotSaved: string;
  readonly save: string;
  readonly eraseWhatIsOlder: string;
  readonly describeDueItCannotBeBroughtBack: (d: { describeDue: string | number }) => string;
  readonly saveAndErase: string;
  readonly keepItAsItIs: string;
  readonly counted: {
    readonly conversations: (d: { n: number; shown: string | number }) => string;
    readonly messages: (d: { n: number; shown: string | number }) => string;
    readonly requests: (d: { n: number; shown: string | number }) => string;
    readonly orders: (d: { n: number; shown: string | number }) => string;
    readonly alarms: (d: { n: number; shown: string | number }) => string;
    readonly questions: (d: { n: number; shown: string | number }) => string;
    readonly assistantAnswers: (d: { n: number; shown: string | number }) => string;
    readonly photos: (d: { n: number; shown: string | number }) => string;
    readonly teamMessages: (d: { n: number; shown: string | number }) => string;
    readonly shiftNotes: (d: { n: number; shown: string | number }) => string;
    readonly events: (d: { n: number; shown: string | number }) => string;
  };
}
