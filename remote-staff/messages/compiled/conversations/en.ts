// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ConversationsMessages } from './messages.ts';

export const colleagueWriting: ConversationsMessages['colleagueWriting'] = (d) => d.name + " is writing an answer";
export const sendAnyway: ConversationsMessages['sendAnyway'] = "Send anyway";
export const composer: ConversationsMessages['composer'] = {
  answer: {
    tab: "Answer",
    label: "Answer to the guest",
    hint: "Enter sends, Shift + Enter starts a new line.",
    send: "Send"
  },
  note: {
    tab: "Internal note",
    label: "Internal note",
    hint: "Only staff read this. The guest never sees it.",
    send: "Save note"
  }
};
export const pageTitleWithCount: ConversationsMessages['pageTitleWithCount'] = (d) => "(" + d.needsReply + ") Guest chat";
export const noAccessTitle: ConversationsMessages['noAccessTitle'] = "Guest chats are not yours to see";
export const noAccessText: ConversationsMessages['noAccessText'] = (d) => "Your role at " + d.property + " does not include guest conversations. A manager there can change that.";
export const loadFailed: ConversationsMessages['loadFailed'] = "The conversations could not be loaded";
export const guestChat: ConversationsMessages['guestChat'] = "Guest chat";
export const loadingTheConversations: ConversationsMessages['loadingTheConversations'] = "Loading the conversations";
export const emptyHint: ConversationsMessages['emptyHint'] = "No guest has written yet. A conversation appears here with its first message.";
export const loadingTheConversation: ConversationsMessages['loadingTheConversation'] = "Loading the conversation";
export const notFoundTitle: ConversationsMessages['notFoundTitle'] = "This conversation does not exist";
export const notFoundHint: ConversationsMessages['notFoundHint'] = "It may belong to another property.";
export const seeAllConversations: ConversationsMessages['seeAllConversations'] = "See all conversations";
export const noneChosenHint: ConversationsMessages['noneChosenHint'] = "Choose a conversation to read it and to answer.";
export const conversations: ConversationsMessages['conversations'] = "Conversations";
export const alarms: ConversationsMessages['alarms'] = "Alarms";
export const needsAReply: ConversationsMessages['needsAReply'] = "Needs a reply";
export const others: ConversationsMessages['others'] = "Others";
export const allConversations: ConversationsMessages['allConversations'] = "All conversations";
export const alarmClock: ConversationsMessages['alarmClock'] = (d) => "Alarm " + d.clock;
export const waitingSpan: ConversationsMessages['waitingSpan'] = (d) => "waiting " + d.span;
export const nothingSaidYet: ConversationsMessages['nothingSaidYet'] = "Nothing said yet";
export const escalatedTimeReason: ConversationsMessages['escalatedTimeReason'] = (d) => "Escalated " + d.time + d.reason;
export const unread: ConversationsMessages['unread'] = "unread";
export const whatYouWrite: ConversationsMessages['whatYouWrite'] = "What you write";
export const answerPlace: ConversationsMessages['answerPlace'] = (d) => "Answer " + d.place;
export const noteLabel: ConversationsMessages['noteLabel'] = "Write a note for your colleagues";
export const tooLongError: ConversationsMessages['tooLongError'] = (d) => d.number + " characters too many. Shorten it or send it in two parts.";
export const alsoWaitingSpan: ConversationsMessages['alsoWaitingSpan'] = (d) => "· waiting " + d.span;
export const takeOver: ConversationsMessages['takeOver'] = "Take over";
export const returnToAssistant: ConversationsMessages['returnToAssistant'] = "Return to assistant";
export const markResolved: ConversationsMessages['markResolved'] = "Mark resolved";
export const handlerChangeFailed: ConversationsMessages['handlerChangeFailed'] = "That did not work";
export const noteAuthor: ConversationsMessages['noteAuthor'] = (d) => d.writerName + ", internal note";
export const seenMark: ConversationsMessages['seenMark'] = (d) => "· seen " + d.timeOfDay;
export const raiseRequestButton: ConversationsMessages['raiseRequestButton'] = "Make a request of this";
export const fromList: ConversationsMessages['fromList'] = (d) => "From: " + d.list;
export const conversationWithPlace: ConversationsMessages['conversationWithPlace'] = (d) => "Conversation with " + d.place;
export const messagesLoadFailed: ConversationsMessages['messagesLoadFailed'] = "The messages could not be loaded";
export const loadingTheMessages: ConversationsMessages['loadingTheMessages'] = "Loading the messages";
export const assistantWriting: ConversationsMessages['assistantWriting'] = "AI assistant is writing";
export const newMessages: ConversationsMessages['newMessages'] = "New messages ↓";
export const noteNotSaved: ConversationsMessages['noteNotSaved'] = "Note not saved.";
export const notSent: ConversationsMessages['notSent'] = "Not sent.";
export const retry: ConversationsMessages['retry'] = "Retry";
export const copied: ConversationsMessages['copied'] = "Copied";
export const copy: ConversationsMessages['copy'] = "Copy";
export const discard: ConversationsMessages['discard'] = "Discard";
export const savingNote: ConversationsMessages['savingNote'] = "Saving note";
export const sending: ConversationsMessages['sending'] = "Sending";
export const guestLeft: ConversationsMessages['guestLeft'] = {
  left: (d) => "The guest ended their session on the phone at " + d.time + ".",
  moved: (d) => "The guest’s phone scanned the code of another place at " + d.time + ".",
  revoked: (d) => "The guest’s phone was disconnected by the staff, or by a new code, at " + d.time + ".",
  expired: (d) => "The guest’s session ran out at " + d.time + "."
};
export const guestLeftTitle: ConversationsMessages['guestLeftTitle'] = "No answer reaches this guest any more";
export const guestLeftUnanswered: ConversationsMessages['guestLeftUnanswered'] = "Their last message has no answer.";
export const guestLeftRoom: ConversationsMessages['guestLeftRoom'] = (d) => "Go to " + d.place + ", or call it. Messages to the phone and to an e-mail address that they left have ended, too.";
export const guestLeftElsewhere: ConversationsMessages['guestLeftElsewhere'] = (d) => "Look for them at " + d.place + ". Messages to the phone and to an e-mail address that they left have ended, too.";
export const phoneEnded: ConversationsMessages['phoneEnded'] = (d) => "Phone disconnected " + d.time;
export const otherPhone: ConversationsMessages['otherPhone'] = (d) => "Another phone is connected at " + d.place + ", perhaps of another guest.";
export const openOtherPhone: ConversationsMessages['openOtherPhone'] = "Open its conversation";
export const guestLanguage: ConversationsMessages['guestLanguage'] = (d) => "Guest’s language: " + d.language;
export const snoozeButton: ConversationsMessages['snoozeButton'] = "Snooze";
export const snoozedUntil: ConversationsMessages['snoozedUntil'] = (d) => "Snoozed until " + d.time + ", by " + d.name;

/** The group as one value. @public */
export const conversationsMessages: ConversationsMessages = {
  colleagueWriting,
  sendAnyway,
  composer,
  pageTitleWithCount,
  noAccessTitle,
  noAccessText,
  loadFailed,
  guestChat,
  loadingTheConversations,
  emptyHint,
  loadingTheConversation,
  notFoundTitle,
  notFoundHint,
  seeAllConversations,
  noneChosenHint,
  conversations,
  alarms,
  needsAReply,
  others,
  allConversations,
  alarmClock,
  waitingSpan,
  nothingSaidYet,
  escalatedTimeReason,
  unread,
  whatYouWrite,
  answerPlace,
  noteLabel,
  tooLongError,
  alsoWaitingSpan,
  takeOver,
  returnToAssistant,
  markResolved,
  handlerChangeFailed,
  noteAuthor,
  seenMark,
  raiseRequestButton,
  fromList,
  conversationWithPlace,
  messagesLoadFailed,
  loadingTheMessages,
  assistantWriting,
  newMessages,
  noteNotSaved,
  notSent,
  retry,
  copied,
  copy,
  discard,
  savingNote,
  sending,
  guestLeft,
  guestLeftTitle,
  guestLeftUnanswered,
  guestLeftRoom,
  guestLeftElsewhere,
  phoneEnded,
  otherPhone,
  openOtherPhone,
  guestLanguage,
  snoozeButton,
  snoozedUntil,
};
