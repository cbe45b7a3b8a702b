// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ConversationsMessages {
  readonly colleagueWriting: (d: { name: string | number }) => string;
  readonly sendAnyway: string;
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
  readonly guestLeft: {
    readonly left: (d: { time: string | number }) => string;
    readonly moved: (d: { time: string | number }) => string;
    readonly revoked: (d: { time: string | number }) => string;
    readonly expired: (d: { time: string | number }) => string;
  };
  readonly guestLeftTitle: string;
  readonly guestLeftUnanswered: string;
  readonly guestLeftRoom: (d: { place: string | number }) => string;
  readonly guestLeftElsewhere: (d: { place: string | number }) => string;
  readonly phoneEnded: (d: { time: string | number }) => string;
  readonly otherPhone: (d: { place: string | number }) => string;
  readonly openOtherPhone: string;
  readonly guestLanguage: (d: { language: string | number }) => string;
  readonly snoozeButton: string;
  readonly snoozedUntil: (d: { name: string | number; time: string | number }) => string;
}
