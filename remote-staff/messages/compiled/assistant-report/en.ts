// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AssistantReportMessages } from './messages.ts';

export const names: AssistantReportMessages['names'] = {
  answers: "Lines answered",
  alone: "Answered by itself",
  handedOver: "Handed over",
  waitSeconds: "Wait for a person",
  requests: "Requests made",
  reopened: "Not done after all",
  wrong: "Reported wrong",
  unanswered: "Not known"
};
export const definitions: AssistantReportMessages['definitions'] = {
  answers: "Lines of guests that the assistant dealt with in these days.",
  alone: "Of these, those after which it fetched no person.",
  handedOver: "How often a person was fetched: by the assistant, or by the guest’s own wish.",
  waitSeconds: "From a hand-over to the first line that a person wrote: half of the guests waited less, half longer.",
  requests: "Requests that the assistant made from what guests wrote.",
  reopened: "Of these, those of which the guest said afterwards that they were not done.",
  wrong: "Answers of which guests said that they were wrong.",
  unanswered: "Questions that nothing in the property’s knowledge answers."
};

/** The group as one value. @public */
export const assistantReportMessages: AssistantReportMessages = {
  names,
  definitions,
};
