// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ConversationsMessages {
  readonly colleagueWriting: (d: { name: string | number }) => string;
  readonly sendAnyway: string;
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
    readonly "snooze-over": string;
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
  readonly pageTitleWithCount: (d: { needsReply: string | number }) => string;
  readonly noAccessTitle: string;
  readonly noAccessText: (d: { property: string | number }) => string;
  readonly loadFailed: string;
  readonly guestChat: string;
  readonly loadingTheConversations: string;
  readonly emptyHint: string;
  readonly loadingTheConversation: string;
  readonly notFoundTitle: string;
  readonly notFoundHint: string;
  readonly seeAllConversations: string;
  readonly noneChosenHint: string;
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
  readonly noteLabel: string;
  readonly tooLongError: (d: { number: string | number }) => string;
  readonly alsoWaitingSpan: (d: { span: string | number }) => string;
  readonly takeOver: string;
  readonly returnToAssistant: string;
  readonly markResolved: string;
  readonly handlerChangeFailed: string;
  readonly noteAuthor: (d: { writerName: string | number }) => string;
  readonly seenMark: (d: { timeOfDay: string | number }) => string;
  readonly raiseRequestButton: string;
  readonly fromList: (d: { list: string | number }) => string;
  readonly conversationWithPlace: (d: { place: string | number }) => string;
  readonly messagesLoadFailed: string;
  readonly loadingTheMessages: string;
  readonly assistantWriting: string;
  readonly newMessages: string;
  readonly noteNotSaved: string;
  readonly notSent: string;
  readonly retry: string;
  readonly copied: string;
  readonly copy: string;
  readonly discard: string;
  readonly savingNote: string;
  readonly sending: string;
  readonly guestLanguage: (d: { language: string | number }) => string;
}
