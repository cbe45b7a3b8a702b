// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ConciergeMessages } from './messages.ts';

export const fallbacks: ConciergeMessages['fallbacks'] = {
  "budget-used-up": "the month’s budget for the language model is used up",
  "guest-budget-used-up": "this guest has used today’s turns of the language model",
  "circuit-open": "the language model failed five times within a minute",
  "key-unreadable": "the language model’s key can’t be read; type it again",
  timeout: "the language model was too slow",
  unavailable: "the language model did not answer",
  malformed: "the language model’s answer could not be used",
  ungrounded: "the language model said what no fact supports"
};
export const refusals: ConciergeMessages['refusals'] = {
  "over-limit": "more than may be promised without a person",
  "unknown-service": "not offered here",
  "not-asked-for": "the guest had not asked for it",
  "missing-slots": "something was still to be asked",
  "other-place": "it was for another room",
  "no-place": "no room is known yet",
  "sold-out": "sold out",
  "not-now": "not served at this hour",
  "missing-option": "a choice was still to be made",
  "too-many-calls": "too many steps in one turn",
  "too-many-open": "five requests are open already",
  "too-many-this-hour": "too many requests within an hour",
  "not-cancellable": "somebody is already on it",
  "order-time": "an order for a later time is for a person to arrange",
  "adults-only": "only for adults",
  "bad-quantity": "this number is not possible",
  "confirm-first": "the guest had to confirm it first",
  "not-found": "it was not found",
  "not-on-the-menu": "not on the menu",
  "nothing-to-do": "there was nothing to do",
  "unknown-option": "a choice that there is not"
};
export const rules: ConciergeMessages['rules'] = {
  vip: "The guest is marked as VIP, so the assistant only suggests here.",
  complaint: "After a complaint the assistant only suggests here.",
  "long-stay": "For long stays the assistant only suggests."
};
export const modes: ConciergeMessages['modes'] = {
  auto: "The assistant answers by itself.",
  suggest: "The assistant suggests, a person sends.",
  off: "The assistant is off: a person answers everything."
};
export const embeddedAnswered: ConciergeMessages['embeddedAnswered'] = (d) => "The embedded engine answered: " + d.reason + ".";
export const notDone: ConciergeMessages['notDone'] = (d) => "Not done: " + d.reason + ".";
export const notDoneWhat: ConciergeMessages['notDoneWhat'] = (d) => "Not done (" + d.what + "): " + d.reason + ".";
export const handed: ConciergeMessages['handed'] = "Handed to a person";
export const refused: ConciergeMessages['refused'] = "Action refused";
export const replaced: ConciergeMessages['replaced'] = "Answer replaced";
export const otherEngine: ConciergeMessages['otherEngine'] = "Other engine";
export const loadFailed: ConciergeMessages['loadFailed'] = "What the assistant did here couldn’t be read";
export const assistantHereMode: ConciergeMessages['assistantHereMode'] = (d) => "Assistant here: " + d.mode;
export const reasonsNoted: ConciergeMessages['reasonsNoted'] = (d) => ", " + d.reasons + " noted";
export const fromBefore: ConciergeMessages['fromBefore'] = "(from before)";
export const kept: ConciergeMessages['kept'] = "Kept.";
export const saveFailed: ConciergeMessages['saveFailed'] = "That was not taken. Try again.";
export const guestNotesHint: ConciergeMessages['guestNotesHint'] = "About the guest; they never see this.";
export const vip: ConciergeMessages['vip'] = "VIP";
export const openComplaint: ConciergeMessages['openComplaint'] = "Open complaint";
export const nights: ConciergeMessages['nights'] = "Nights";
export const keep: ConciergeMessages['keep'] = "Keep";
export const nightsError: ConciergeMessages['nightsError'] = "Nights are a number from 1 to 365, or empty.";
export const reasonsEmpty: ConciergeMessages['reasonsEmpty'] = "Nothing was refused or handed over here.";
export const reasonsLabel: ConciergeMessages['reasonsLabel'] = "What the assistant decided";
export const suggestedAnswer: ConciergeMessages['suggestedAnswer'] = "Suggested answer";
export const yourWording: ConciergeMessages['yourWording'] = "Your wording";
export const draftEffects: ConciergeMessages['draftEffects'] = (d) => "Sending it will also " + d.list + ".";
export const draftActionFailed: ConciergeMessages['draftActionFailed'] = "That was not taken";
export const send: ConciergeMessages['send'] = "Send";
export const edit: ConciergeMessages['edit'] = "Edit";
export const backToSuggestionButton: ConciergeMessages['backToSuggestionButton'] = "Back to the suggestion";
export const discard: ConciergeMessages['discard'] = "Discard";

/** The group as one value. @public */
export const conciergeMessages: ConciergeMessages = {
  fallbacks,
  refusals,
  rules,
  modes,
  embeddedAnswered,
  notDone,
  notDoneWhat,
  handed,
  refused,
  replaced,
  otherEngine,
  loadFailed,
  assistantHereMode,
  reasonsNoted,
  fromBefore,
  kept,
  saveFailed,
  guestNotesHint,
  vip,
  openComplaint,
  nights,
  keep,
  nightsError,
  reasonsEmpty,
  reasonsLabel,
  suggestedAnswer,
  yourWording,
  draftEffects,
  draftActionFailed,
  send,
  edit,
  backToSuggestionButton,
  discard,
};
