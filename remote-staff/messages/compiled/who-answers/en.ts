// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { WhoAnswersMessages } from './messages.ts';

export const handoffs: WhoAnswersMessages['handoffs'] = {
  "guest-asked": "The guest asked for a person.",
  erasure: "The guest asks for their data to be deleted.",
  trouble: "The guest says that something is wrong with a request.",
  "engine-error": "The assistant had a fault.",
  photo: "The guest sent a photo, which the assistant cannot see.",
  "low-confidence": "The assistant was not sure of its answer.",
  "turn-limit": "The assistant could not settle it.",
  "two-failed-tries": "The assistant could not answer twice in a row.",
  "engine-timeout": "The assistant took too long.",
  "after-alarm": "The guest wrote during the alarm and has no answer yet.",
  "queue-full": "The assistant had too much to answer at once.",
  "mode:off": "The assistant is switched off.",
  "mode:suggest": "The assistant only suggests here.",
  "not-offered": "The guest wants what is not in the list of services.",
  quantity: "More than may be promised without a person.",
  "other-place": "It is about another room.",
  "order-refused": "The order could not be taken down.",
  "cancel-refused": "It could not be cancelled any more.",
  "staff-replied": "A colleague answered.",
  "order-time": "The guest wants an order for a later time.",
  "snooze-over": "The snooze is over."
};
export const handedOver: WhoAnswersMessages['handedOver'] = (d) => "Handed over: " + d.reason + ".";
export const restricted: WhoAnswersMessages['restricted'] = (d) => "About " + d.subject + ", which the assistant leaves to people.";
export const emergency: WhoAnswersMessages['emergency'] = (d) => "Emergency: " + d.subject + ".";
export const language: WhoAnswersMessages['language'] = "The guest writes a language that the assistant does not speak.";
export const handlers: WhoAnswersMessages['handlers'] = {
  ai_active: "The assistant answers",
  awaiting_human: "Waits for a person",
  resolved: "Resolved",
  colleague: "A colleague answers",
  you: "You answer",
  named: (d) => d.name + " answers"
};
export const writers: WhoAnswersMessages['writers'] = {
  ai: "AI assistant",
  staff: "Staff",
  system: "System"
};

/** The group as one value. @public */
export const whoAnswersMessages: WhoAnswersMessages = {
  handoffs,
  handedOver,
  restricted,
  emergency,
  language,
  handlers,
  writers,
};
