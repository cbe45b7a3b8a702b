// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface GuestDataMessages {
  readonly countedBefore: (d: { counted: string | number; format: string | number }) => string;
  readonly wordsCountedBefore: (d: { counted: string | number; format: string | number }) => string;
  readonly thisErasesParts: (d: { parts: string | number }) => string;
  readonly whatWasErased: string;
  readonly erasuresEmpty: string;
  readonly byItsAge: string;
  readonly copySaved: string;
  readonly erasedDescribeCounts: (d: { describeCounts: string | number }) => string;
  readonly oneGuest: string;
  readonly oneGuestHint: string;
  readonly loadingTheConversations: string;
  readonly conversationsEmpty: string;
  readonly conversation: string;
  readonly chooseAConversation: string;
  readonly saveACopy: string;
  readonly erase: string;
  readonly oneGuestFailed: string;
  readonly eraseGuestTitle: (d: { nameOf: string | number }) => string;
  readonly eraseGuestWarning: string;
  readonly eraseForGood: string;
  readonly keepIt: string;
  readonly retentionTitle: string;
  readonly retentionHint: string;
  readonly loadFailed: string;
  readonly loading: string;
  readonly saved: string;
  readonly retention: string;
  readonly conversationsInDays: string;
  readonly conversationsHint: string;
  readonly requestsLabel: string;
  readonly requestsHint: string;
  readonly eventsLabel: string;
  readonly eventsHint: string;
  readonly saveFailed: string;
  readonly save: string;
  readonly eraseOlderTitle: string;
  readonly eraseOlderWarning: (d: { describeDue: string | number }) => string;
  readonly saveAndErase: string;
  readonly keepButton: string;
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
