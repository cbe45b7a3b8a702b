// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { GuestDataMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const countedFromBeforeFormat: GuestDataMessages['countedFromBeforeFormat'] = (d) => d.counted + " from before " + d.format;
export const whatPeopleWroteInCounted: GuestDataMessages['whatPeopleWroteInCounted'] = (d) => "what people wrote in " + d.counted + " from before " + d.format;
export const thisErasesParts: GuestDataMessages['thisErasesParts'] = (d) => "This erases " + d.parts + ".";
export const whatWasErased: GuestDataMessages['whatWasErased'] = "What was erased";
export const nothingWasErasedYet: GuestDataMessages['nothingWasErasedYet'] = "Nothing was erased yet.";
export const byItsAge: GuestDataMessages['byItsAge'] = "by its age";
export const theCopyIsSaved: GuestDataMessages['theCopyIsSaved'] = "The copy is saved.";
export const erasedDescribeCounts: GuestDataMessages['erasedDescribeCounts'] = (d) => "Erased: " + d.describeCounts + ".";
export const oneGuest: GuestDataMessages['oneGuest'] = "One guest";
export const forAGuestWhoAsks: GuestDataMessages['forAGuestWhoAsks'] = "For a guest who asks for a copy of their data, or to have it erased. Choose their conversation by room and time. What the law makes you keep elsewhere, such as invoices, is not here.";
export const loadingTheConversations: GuestDataMessages['loadingTheConversations'] = "Loading the conversations";
export const thereAreNoConversations: GuestDataMessages['thereAreNoConversations'] = "There are no conversations.";
export const conversation: GuestDataMessages['conversation'] = "Conversation";
export const chooseAConversation: GuestDataMessages['chooseAConversation'] = "Choose a conversation";
export const saveACopy: GuestDataMessages['saveACopy'] = "Save a copy";
export const erase: GuestDataMessages['erase'] = "Erase";
export const thatWasNotDone: GuestDataMessages['thatWasNotDone'] = "That was not done";
export const eraseTheGuestOfNameOf: GuestDataMessages['eraseTheGuestOfNameOf'] = (d) => "Erase the guest of " + d.nameOf + "?";
export const theirMessagesOrdersNotesAboutThem: GuestDataMessages['theirMessagesOrdersNotesAboutThem'] = "Their messages, orders, notes about them and what they wrote in requests are erased everywhere, and their phone is disconnected. It cannot be brought back. What stays is a record that you erased it.";
export const eraseForGood: GuestDataMessages['eraseForGood'] = "Erase for good";
export const keepIt: GuestDataMessages['keepIt'] = "Keep it";
export const howLongGuestsWordsAreKept: GuestDataMessages['howLongGuestsWordsAreKept'] = "How long guests’ words are kept";
export const whatIsOlderIsErasedWithin: GuestDataMessages['whatIsOlderIsErasedWithin'] = "What is older is erased within the hour. Open requests and alarms stay until they are ended. Reports keep their figures: what was asked where and when, without what anyone wrote.";
export const thisCouldNotBeLoaded: GuestDataMessages['thisCouldNotBeLoaded'] = "This could not be loaded";
export const loading: GuestDataMessages['loading'] = "Loading";
export const saved: GuestDataMessages['saved'] = "Saved.";
export const retention: GuestDataMessages['retention'] = "Retention";
export const conversationsInDays: GuestDataMessages['conversationsInDays'] = "Conversations, in days";
export const afterTheLastMessageWithOrders: GuestDataMessages['afterTheLastMessageWithOrders'] = "After the last message, with orders and requests of the guest.";
export const requestsWithoutAGuestsPhone: GuestDataMessages['requestsWithoutAGuestsPhone'] = "Requests without a guest’s phone, in days";
export const whatPeopleWroteInThem: GuestDataMessages['whatPeopleWroteInThem'] = "What people wrote in them.";
export const logOfEventsInDays: GuestDataMessages['logOfEventsInDays'] = "Log of events, in days";
export const whatScreensWereSentAndMessages: GuestDataMessages['whatScreensWereSentAndMessages'] = "What screens were sent, and messages to staff.";
export const thisWasNotSaved: GuestDataMessages['thisWasNotSaved'] = "This was not saved";
export const save: GuestDataMessages['save'] = "Save";
export const eraseWhatIsOlder: GuestDataMessages['eraseWhatIsOlder'] = "Erase what is older?";
export const describeDueItCannotBeBroughtBack: GuestDataMessages['describeDueItCannotBeBroughtBack'] = (d) => d.describeDue + " It cannot be brought back.";
export const saveAndErase: GuestDataMessages['saveAndErase'] = "Save and erase";
export const keepItAsItIs: GuestDataMessages['keepItAsItIs'] = "Keep it as it is";
export const counted: GuestDataMessages['counted'] = {
  conversations: (d) => d.shown + " " + plural(d.n, 0, en, { one: "conversation", other: "conversations" }),
  messages: (d) => d.shown + " " + plural(d.n, 0, en, { one: "message", other: "messages" }),
  requests: (d) => d.shown + " " + plural(d.n, 0, en, { one: "request", other: "requests" }),
  orders: (d) => d.shown + " " + plural(d.n, 0, en, { one: "order", other: "orders" }),
  alarms: (d) => d.shown + " " + plural(d.n, 0, en, { one: "alarm", other: "alarms" }),
  questions: (d) => d.shown + " " + plural(d.n, 0, en, { one: "question", other: "questions" }),
  assistantAnswers: (d) => d.shown + " " + plural(d.n, 0, en, { one: "answer of the staff assistant", other: "answers of the staff assistant" }),
  photos: (d) => d.shown + " " + plural(d.n, 0, en, { one: "photo", other: "photos" }),
  teamMessages: (d) => d.shown + " " + plural(d.n, 0, en, { one: "message of the team", other: "messages of the team" }),
  shiftNotes: (d) => d.shown + " " + plural(d.n, 0, en, { one: "hand-over note", other: "hand-over notes" }),
  events: (d) => d.shown + " " + plural(d.n, 0, en, { one: "entry of the log", other: "entries of the log" })
};

/** The group as one value. @public */
export const guestDataMessages: GuestDataMessages = {
  countedFromBeforeFormat,
  whatPeopleWroteInCounted,
  thisErasesParts,
  whatWasErased,
  nothingWasErasedYet,
  byItsAge,
  theCopyIsSaved,
  erasedDescribeCounts,
  oneGuest,
  forAGuestWhoAsks,
  loadingTheConversations,
  thereAreNoConversations,
  conversation,
  chooseAConversation,
  saveACopy,
  erase,
  thatWasNotDone,
  eraseTheGuestOfNameOf,
  theirMessagesOrdersNotesAboutThem,
  eraseForGood,
  keepIt,
  howLongGuestsWordsAreKept,
  whatIsOlderIsErasedWithin,
  thisCouldNotBeLoaded,
  loading,
  saved,
  retention,
  conversationsInDays,
  afterTheLastMessageWithOrders,
  requestsWithoutAGuestsPhone,
  whatPeopleWroteInThem,
  logOfEventsInDays,
  whatScreensWereSentAndMessages,
  thisWasNotSaved,
  save,
  eraseWhatIsOlder,
  describeDueItCannotBeBroughtBack,
  saveAndErase,
  keepItAsItIs,
  counted,
};
