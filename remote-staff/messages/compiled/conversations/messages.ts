// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ConversationsMessages {
  readonly handoffs: {
    readonly "guest-asked": string;
    readonly erasure: string;
    readonly trouble: string;
    readonly "engine-error": string;
    readonly photo: string;
    readonly "low-confidence": string;
    readonly "turn-limit": string;
    readonly "two-failed-tries": string;
    readonly "engine-timeout": string;
    readonly "after-alarm": string;
    readonly "queue-full": string;
    readonly "mode:off": string;
    readonly "mode:suggest": string;
    readonly "not-offered": string;
    readonly quantity: string;
    readonly "other-place": string;
    readonly "order-refused": string;
    readonly "cancel-refused": string;
    readonly "staff-replied": string;
    readonly "order-time": string;
  };
  readonly handedOver: (d: { reason: string | number }) => string;
  readonly restricted: (d: { subject: string | number }) => string;
  readonly emergency: (d: { subject: string | number }) => string;
  readonly language: string;
  readonly handlers: {
    readonly ai_active: string;
    readonly awaiting_human: string;
    readonly resolved: string;
    readonly colleague: string;
    readonly you: string;
    readonly named: (d: { name: string | number }) => string;
  };
  readonly writers: {
    readonly ai: string;
    readonly staff: string;
    readonly system: string;
  };
  readonly composer: {
    readonly answer: {
      readonly tab: string;
      readonly label: string;
      readonly hint: string;
      readonly send: string;
    };
    readonly note: {
      readonly tab: string;
      readonly label: string;
      readonly hint: string;
      readonly send: string;
    };
  };
  readonly needsReplyGuestChat: (d: { needsReply: string | number }) => string;
  readonly guestChatsAreNotYours: string;
  readonly yourRoleAtPropertyDoesNot: (d: { property: string | number }) => string;
  readonly theConversationsCouldNotBeLoaded: string;
  readonly guestChat: string;
  readonly loadingTheConversations: string;
  readonly noGuestHasWrittenYet: string;
  readonly loadingTheConversation: string;
  readonly thisConversationDoesNotExist: string;
  readonly itMayBelongToAnotherProperty: string;
  readonly seeAllConversations: string;
  readonly chooseAConversationToRead: string;
  readonly conversations: string;
  readonly alarms: string;
  readonly needsAReply: string;
  readonly others: string;
  readonly allConversations: string;
  readonly alarmClock: (d: { clock: string | number }) => string;
  readonly waitingSpan: (d: { span: string | number }) => string;
  readonly nothingSaidYet: string;
  readonly escalatedTimeReason: (d: { reason: string | number; time: string | number }) => string;
  readonly unread: string;
  readonly whatYouWrite: string;
  readonly answerPlace: (d: { place: string | number }) => string;
  readonly writeANoteForYourColleagues: string;
  readonly numberCharactersTooManyShorten: (d: { number: string | number }) => string;
  readonly alsoWaitingSpan: (d: { span: string | number }) => string;
  readonly takeOver: string;
  readonly returnToAssistant: string;
  readonly markResolved: string;
  readonly thatDidNotWork: string;
  readonly writerNameInternalNote: (d: { writerName: string | number }) => string;
  readonly seenTimeOfDay: (d: { timeOfDay: string | number }) => string;
  readonly makeARequestOfThis: string;
  readonly fromList: (d: { list: string | number }) => string;
  readonly conversationWithPlace: (d: { place: string | number }) => string;
  readonly theMessagesCouldNotBeLoaded: string;
  readonly loadingTheMessages: string;
  readonly aiAssistantIsWriting: string;
  readonly newMessages: string;
  readonly noteNotSaved: string;
  readonly notSent: string;
  readonly retry: string;
  readonly copied: string;
  readonly copy: string;
  readonly discard: string;
  readonly savingNote: string;
  readonly sending: string;
}
