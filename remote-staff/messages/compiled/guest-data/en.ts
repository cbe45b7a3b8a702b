// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { GuestDataMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const countedBefore: GuestDataMessages['countedBefore'] = (d) => d.counted + " from before " + d.format;
export const wordsCountedBefore: GuestDataMessages['wordsCountedBefore'] = (d) => "what people wrote in " + d.counted + " from before " + d.format;
export const thisErasesParts: GuestDataMessages['thisErasesParts'] = (d) => "This erases " + d.parts + ".";
export const whatWasErased: GuestDataMessages['whatWasErased'] = "What was erased";
export const erasuresEmpty: GuestDataMessages['erasuresEmpty'] = "Nothing was erased yet.";
export const byItsAge: GuestDataMessages['byItsAge'] = "by its age";
export const copySaved: GuestDataMessages['copySaved'] = "The copy is saved.";
export const erasedDescribeCounts: GuestDataMessages['erasedDescribeCounts'] = (d) => "Erased: " + d.describeCounts + ".";
export const oneGuest: GuestDataMessages['oneGuest'] = "One guest";
export const oneGuestHint: GuestDataMessages['oneGuestHint'] = "For a guest who asks for a copy of their data, or to have it erased. Choose their conversation by room and time. What the law makes you keep elsewhere, such as invoices, is not here.";
export const loadingTheConversations: GuestDataMessages['loadingTheConversations'] = "Loading the conversations";
export const conversationsEmpty: GuestDataMessages['conversationsEmpty'] = "There are no conversations.";
export const conversation: GuestDataMessages['conversation'] = "Conversation";
export const chooseAConversation: GuestDataMessages['chooseAConversation'] = "Choose a conversation";
export const saveACopy: GuestDataMessages['saveACopy'] = "Save a copy";
export const erase: GuestDataMessages['erase'] = "Erase";
export const oneGuestFailed: GuestDataMessages['oneGuestFailed'] = "That was not done";
export const eraseGuestTitle: GuestDataMessages['eraseGuestTitle'] = (d) => "Erase the guest of " + d.nameOf + "?";
export const eraseGuestWarning: GuestDataMessages['eraseGuestWarning'] = "Their messages, orders, notes about them and what they wrote in requests are erased everywhere, and their phone is disconnected. It cannot be brought back. What stays is a record that you erased it.";
export const eraseForGood: GuestDataMessages['eraseForGood'] = "Erase for good";
export const keepIt: GuestDataMessages['keepIt'] = "Keep it";
export const retentionTitle: GuestDataMessages['retentionTitle'] = "How long guests’ words are kept";
export const retentionHint: GuestDataMessages['retentionHint'] = "What is older is erased within the hour. Open requests and alarms stay until they are ended. Reports keep their figures: what was asked where and when, without what anyone wrote.";
export const loadFailed: GuestDataMessages['loadFailed'] = "This could not be loaded";
export const loading: GuestDataMessages['loading'] = "Loading";
export const saved: GuestDataMessages['saved'] = "Saved.";
export const retention: GuestDataMessages['retention'] = "Retention";
export const conversationsInDays: GuestDataMessages['conversationsInDays'] = "Conversations, in days";
export const conversationsHint: GuestDataMessages['conversationsHint'] = "After the last message, with orders and requests of the guest.";
export const requestsLabel: GuestDataMessages['requestsLabel'] = "Requests without a guest’s phone, in days";
export const requestsHint: GuestDataMessages['requestsHint'] = "What people wrote in them.";
export const eventsLabel: GuestDataMessages['eventsLabel'] = "Log of events, in days";
export const eventsHint: GuestDataMessages['eventsHint'] = "What screens were sent, and messages to staff.";
export const saveFailed: GuestDataMessages['saveFailed'] = "This was not saved";
export const save: GuestDataMessages['save'] = "Save";
export const eraseOlderTitle: GuestDataMessages['eraseOlderTitle'] = "Erase what is older?";
export const eraseOlderWarning: GuestDataMessages['eraseOlderWarning'] = (d) => d.describeDue + " It cannot be brought back.";
export const saveAndErase: GuestDataMessages['saveAndErase'] = "Save and erase";
export const keepButton: GuestDataMessages['keepButton'] = "Keep it as it is";
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
  countedBefore,
  wordsCountedBefore,
  thisErasesParts,
  whatWasErased,
  erasuresEmpty,
  byItsAge,
  copySaved,
  erasedDescribeCounts,
  oneGuest,
  oneGuestHint,
  loadingTheConversations,
  conversationsEmpty,
  conversation,
  chooseAConversation,
  saveACopy,
  erase,
  oneGuestFailed,
  eraseGuestTitle,
  eraseGuestWarning,
  eraseForGood,
  keepIt,
  retentionTitle,
  retentionHint,
  loadFailed,
  loading,
  saved,
  retention,
  conversationsInDays,
  conversationsHint,
  requestsLabel,
  requestsHint,
  eventsLabel,
  eventsHint,
  saveFailed,
  save,
  eraseOlderTitle,
  eraseOlderWarning,
  saveAndErase,
  keepButton,
  counted,
};
