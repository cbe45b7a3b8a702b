// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ConversationsMessages } from './messages.ts';

export const conversationsMessages: ConversationsMessages = {
  handoffs: {
    "guest-asked": "The guest asked for a person.",
    erasure: "The guest asks for their data to be deleted.",
    trouble: "The guest says that something is wrong with a request.",
    "engine-error": "The assistant had a fault.",
    "low-confidence": "The assistant was not sure of its answer.",
    "turn-limit": "The assistant could not settle it.",
    "two-failed-tries": "The assistant could not answer twice in a row.",
    "engine-timeout": "The assistant took too long.",
    "queue-full": "The assistant had too much to answer at once.",
    "mode:off": "The assistant is switched off.",
    "mode:suggest": "The assistant only suggests here.",
    "not-offered": "The guest wants what is not in the list of services.",
    quantity: "More than may be promised without a person.",
    "other-place": "It is about another room.",
    "order-refused": "The order could not be taken down.",
    "cancel-refused": "It could not be cancelled any more.",
    "staff-replied": "A colleague answered."
  },
  handedOver: (d) => "Handed over: " + d.reason + ".",
  restricted: (d) => "About " + d.subject + ", which the assistant leaves to people.",
  emergency: (d) => "Emergency: " + d.subject + ".",
  language: "The guest writes a language that the assistant does not speak.",
  handlers: {
    ai_active: "The assistant answers",
    awaiting_human: "Waits for a person",
    resolved: "Resolved",
    colleague: "A colleague answers",
    you: "You answer",
    named: (d) => d.name + " answers"
  },
  writers: {
    ai: "AI assistant",
    staff: "Staff",
    system: "System"
  },
  composer: {
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
  }
}
