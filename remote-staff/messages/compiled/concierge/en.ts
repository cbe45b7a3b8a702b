// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ConciergeMessages } from './messages.ts';

export const conciergeMessages: ConciergeMessages = {
  fallbacks: {
    "budget-used-up": "the month’s budget for the language model is used up",
    "guest-budget-used-up": "this guest has used today’s turns of the language model",
    "circuit-open": "the language model failed five times within a minute",
    "key-unreadable": "the language model’s key can’t be read; type it again",
    timeout: "the language model was too slow",
    unavailable: "the language model did not answer",
    malformed: "the language model’s answer could not be used",
    ungrounded: "the language model said what no fact supports"
  },
  refusals: {
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
    "not-cancellable": "somebody is already on it"
  },
  rules: {
    vip: "The guest is marked as VIP, so the assistant only suggests here.",
    complaint: "After a complaint the assistant only suggests here.",
    "long-stay": "For long stays the assistant only suggests."
  },
  modes: {
    auto: "The assistant answers by itself.",
    suggest: "The assistant suggests, a person sends.",
    off: "The assistant is off: a person answers everything."
  },
  embeddedAnswered: (d) => "The embedded engine answered: " + d.reason + ".",
  notDone: (d) => "Not done: " + d.reason + ".",
  notDoneWhat: (d) => "Not done (" + d.what + "): " + d.reason + ".",
  handed: "Handed to a person",
  refused: "Action refused",
  replaced: "Answer replaced",
  otherEngine: "Other engine",
  whatTheAssistantDidHereCouldnt: "What the assistant did here couldn’t be read",
  assistantHereMode: (d) => "Assistant here: " + d.mode,
  reasonsNoted: (d) => ", " + d.reasons + " noted",
  fromBefore: "(from before)",
  kept: "Kept.",
  thatWasNotTakenTryAgain: "That was not taken. Try again.",
  aboutTheGuestTheyNeverSee: "About the guest; they never see this.",
  vip: "VIP",
  openComplaint: "Open complaint",
  nights: "Nights",
  keep: "Keep",
  nightsAreANumberFromOne: "Nights are a number from 1 to 365, or empty.",
  nothingWasRefusedOrHandedOver: "Nothing was refused or handed over here.",
  whatTheAssistantDecided: "What the assistant decided",
  suggestedAnswer: "Suggested answer",
  yourWording: "Your wording",
  sendingItWillAlsoList: (d) => "Sending it will also " + d.list + ".",
  thatWasNotTaken: "That was not taken",
  send: "Send",
  edit: "Edit",
  backToTheSuggestion: "Back to the suggestion",
  discard: "Discard"
}
