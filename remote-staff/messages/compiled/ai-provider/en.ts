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
export const forOwnersAndDevelopers: AiProviderMessages['forOwnersAndDevelopers'] = "For owners and developers";
export const whoOwnsThePropertySetsIts: AiProviderMessages['whoOwnsThePropertySetsIts'] = "Who owns the property sets its language model.";
export const theSettingsCouldNotBeLoaded: AiProviderMessages['theSettingsCouldNotBeLoaded'] = "The settings could not be loaded";
export const loadingTheLanguageModelsSettings: AiProviderMessages['loadingTheLanguageModelsSettings'] = "Loading the language model’s settings";
export const usage: AiProviderMessages['usage'] = (d) => d.turns + " turns and " + d.tokens + " tokens this month";
export const usedOfNumberTokens: AiProviderMessages['usedOfNumberTokens'] = (d) => d.used + ", of " + d.number + " tokens";
export const testWhatIsSaved: AiProviderMessages['testWhatIsSaved'] = "Test what is saved";
export const theTestWasNotMade: AiProviderMessages['theTestWasNotMade'] = "The test was not made";
export const itAnswers: AiProviderMessages['itAnswers'] = "It answers";
export const itDoesNotAnswer: AiProviderMessages['itDoesNotAnswer'] = "It does not answer";
export const httpStatus: AiProviderMessages['httpStatus'] = (d) => "HTTP " + d.status;
export const afterMsMs: AiProviderMessages['afterMsMs'] = (d) => "After " + d.ms + " ms.";
export const savedAnOwnerSwitchesItOn: AiProviderMessages['savedAnOwnerSwitchesItOn'] = "Saved. The language model is off until an owner switches it on.";
export const savedTheNextMessageIsAnswered: AiProviderMessages['savedTheNextMessageIsAnswered'] = "Saved. The next message is answered with it.";
export const anOwnerSwitchesItOn: AiProviderMessages['anOwnerSwitchesItOn'] = "Only an owner switches it on. A new address or key from anyone else switches it off until then.";
export const letALanguageModelAnswer: AiProviderMessages['letALanguageModelAnswer'] = "Let a language model answer";
export const address: AiProviderMessages['address'] = "Address";
export const anyEndpointThatSpeaksTheOpenAI: AiProviderMessages['anyEndpointThatSpeaksTheOpenAI'] = "Any endpoint that speaks the OpenAI protocol. https, or http on the server’s own machine.";
export const model: AiProviderMessages['model'] = "Model";
export const key: AiProviderMessages['key'] = "Key";
export const theAddressChangedTypeTheKey: AiProviderMessages['theAddressChangedTypeTheKey'] = "The address changed: type the key again, it is not sent to a new address.";
export const oneIsStoredAndCant: AiProviderMessages['oneIsStoredAndCant'] = "One is stored and can’t be shown again. Empty keeps it.";
export const noneIsStored: AiProviderMessages['noneIsStored'] = "None is stored.";
export const forgetTheStoredKey: AiProviderMessages['forgetTheStoredKey'] = "Forget the stored key";
export const longestAnswerSeconds: AiProviderMessages['longestAnswerSeconds'] = "Longest answer, seconds";
export const fromOneTo60: AiProviderMessages['fromOneTo60'] = "From 1 to 60.";
export const tokensAMonth: AiProviderMessages['tokensAMonth'] = "Tokens a month";
export const emptyNoLimit: AiProviderMessages['emptyNoLimit'] = "Empty: no limit.";
export const aWholeNumberOrNothing: AiProviderMessages['aWholeNumberOrNothing'] = "A whole number, or nothing.";
export const turnsADayPerGuest: AiProviderMessages['turnsADayPerGuest'] = "Turns a day, per guest";
export const fromZeroTo1000: AiProviderMessages['fromZeroTo1000'] = "From 0 to 1000.";
export const thatWasNotTaken: AiProviderMessages['thatWasNotTaken'] = "That was not taken";
export const save: AiProviderMessages['save'] = "Save";

/** The group as one value. @public */
export const aiProviderMessages: AiProviderMessages = {
  states,
  probes,
  languageModel,
  forOwnersAndDevelopers,
  whoOwnsThePropertySetsIts,
  theSettingsCouldNotBeLoaded,
  loadingTheLanguageModelsSettings,
  usage,
  usedOfNumberTokens,
  testWhatIsSaved,
  theTestWasNotMade,
  itAnswers,
  itDoesNotAnswer,
  httpStatus,
  afterMsMs,
  savedAnOwnerSwitchesItOn,
  savedTheNextMessageIsAnswered,
  anOwnerSwitchesItOn,
  letALanguageModelAnswer,
  address,
  anyEndpointThatSpeaksTheOpenAI,
  model,
  key,
  theAddressChangedTypeTheKey,
  oneIsStoredAndCant,
  noneIsStored,
  forgetTheStoredKey,
  longestAnswerSeconds,
  fromOneTo60,
  tokensAMonth,
  emptyNoLimit,
  aWholeNumberOrNothing,
  turnsADayPerGuest,
  fromZeroTo1000,
  thatWasNotTaken,
  save,
};
