// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AiProviderMessages } from './messages.ts';

export const states: AiProviderMessages['states'] = {
  off: "The embedded engine answers everything.",
  ready: "The language model answers, and the embedded engine when it fails.",
  "budget-used-up": "This month’s budget is used up: the embedded engine answers.",
  "circuit-open": "It failed five times within a minute: the embedded engine answers until it recovers."
};
export const probes: AiProviderMessages['probes'] = {
  "not-configured": "Save an address and a model first. If both are there, type the key again.",
  "address-not-allowed": "The address leads into a network that the server does not connect to.",
  unreachable: "No language model answers there in time, in the OpenAI protocol. Check the address and its path (often /v1), and that it can be reached from the internet.",
  timeout: "It did not answer in time.",
  "key-refused": "It refuses the key.",
  "model-unknown": "It does not know this model.",
  "unusable-answer": "It answers with an error."
};
export const languageModel: AiProviderMessages['languageModel'] = "Language model";
export const noAccessTitle: AiProviderMessages['noAccessTitle'] = "For owners and developers";
export const noAccessText: AiProviderMessages['noAccessText'] = "Who owns the property sets its language model.";
export const loadFailed: AiProviderMessages['loadFailed'] = "The settings could not be loaded";
export const loadingLabel: AiProviderMessages['loadingLabel'] = "Loading the language model’s settings";
export const usage: AiProviderMessages['usage'] = (d) => d.turns + " turns and " + d.tokens + " tokens this month";
export const tokensUsed: AiProviderMessages['tokensUsed'] = (d) => d.used + ", of " + d.number + " tokens";
export const testButton: AiProviderMessages['testButton'] = "Test what is saved";
export const testFailed: AiProviderMessages['testFailed'] = "The test was not made";
export const itAnswers: AiProviderMessages['itAnswers'] = "It answers";
export const noAnswerTitle: AiProviderMessages['noAnswerTitle'] = "It does not answer";
export const httpStatus: AiProviderMessages['httpStatus'] = (d) => "HTTP " + d.status;
export const afterMsMs: AiProviderMessages['afterMsMs'] = (d) => "After " + d.ms + " ms.";
export const savedSwitchedOff: AiProviderMessages['savedSwitchedOff'] = "Saved. The language model is off until an owner switches it on.";
export const savedNote: AiProviderMessages['savedNote'] = "Saved. The next message is answered with it.";
export const ownerOnlyHint: AiProviderMessages['ownerOnlyHint'] = "Only an owner switches it on. A new address or key from anyone else switches it off until then.";
export const enabledLabel: AiProviderMessages['enabledLabel'] = "Let a language model answer";
export const address: AiProviderMessages['address'] = "Address";
export const addressHint: AiProviderMessages['addressHint'] = "Any endpoint that speaks the OpenAI protocol. https, or http on the server’s own machine.";
export const model: AiProviderMessages['model'] = "Model";
export const key: AiProviderMessages['key'] = "Key";
export const keyAgainHint: AiProviderMessages['keyAgainHint'] = "The address changed: type the key again, it is not sent to a new address.";
export const keyStoredHint: AiProviderMessages['keyStoredHint'] = "One is stored and can’t be shown again. Empty keeps it.";
export const noneIsStored: AiProviderMessages['noneIsStored'] = "None is stored.";
export const forgetKeyButton: AiProviderMessages['forgetKeyButton'] = "Forget the stored key";
export const longestAnswerSeconds: AiProviderMessages['longestAnswerSeconds'] = "Longest answer, seconds";
export const longestAnswerError: AiProviderMessages['longestAnswerError'] = "From 1 to 60.";
export const tokensAMonth: AiProviderMessages['tokensAMonth'] = "Tokens a month";
export const emptyNoLimit: AiProviderMessages['emptyNoLimit'] = "Empty: no limit.";
export const budgetError: AiProviderMessages['budgetError'] = "A whole number, or nothing.";
export const dailyTurnsLabel: AiProviderMessages['dailyTurnsLabel'] = "Turns a day, per guest";
export const dailyTurnsError: AiProviderMessages['dailyTurnsError'] = "From 0 to 1000.";
export const saveFailed: AiProviderMessages['saveFailed'] = "That was not taken";
export const save: AiProviderMessages['save'] = "Save";

/** The group as one value. @public */
export const aiProviderMessages: AiProviderMessages = {
  states,
  probes,
  languageModel,
  noAccessTitle,
  noAccessText,
  loadFailed,
  loadingLabel,
  usage,
  tokensUsed,
  testButton,
  testFailed,
  itAnswers,
  noAnswerTitle,
  httpStatus,
  afterMsMs,
  savedSwitchedOff,
  savedNote,
  ownerOnlyHint,
  enabledLabel,
  address,
  addressHint,
  model,
  key,
  keyAgainHint,
  keyStoredHint,
  noneIsStored,
  forgetKeyButton,
  longestAnswerSeconds,
  longestAnswerError,
  tokensAMonth,
  emptyNoLimit,
  budgetError,
  dailyTurnsLabel,
  dailyTurnsError,
  saveFailed,
  save,
};
