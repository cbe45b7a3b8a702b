// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AiProviderMessages } from './messages.ts';

export const aiProviderMessages: AiProviderMessages = {
  states: {
    off: "The embedded engine answers everything.",
    ready: "The language model answers, and the embedded engine when it fails.",
    "budget-used-up": "This month’s budget is used up: the embedded engine answers.",
    "circuit-open": "It failed five times within a minute: the embedded engine answers until it recovers."
  },
  probes: {
    "not-configured": "Save an address and a model first. If both are there, type the key again.",
    "address-not-allowed": "The address leads into a network that the server does not connect to.",
    unreachable: "No language model answers there in time, in the OpenAI protocol. Check the address and its path (often /v1), and that it can be reached from the internet.",
    timeout: "It did not answer in time.",
    "key-refused": "It refuses the key.",
    "model-unknown": "It does not know this model.",
    "unusable-answer": "It answers with an error."
  },
  languageModel: "Language model",
  forOwnersAndDevelopers: "For owners and developers",
  whoOwnsThePropertySetsIts: "Who owns the property sets its language model.",
  theSettingsCouldNotBeLoaded: "The settings could not be loaded",
  loadingTheLanguageModelsSettings: "Loading the language model’s settings",
  numberTurnsAndNumber2Tokens: (d) => d.number + " turns and " + d.number2 + " tokens this month",
  usedOfNumberTokens: (d) => d.used + ", of " + d.number + " tokens",
  testWhatIsSaved: "Test what is saved",
  theTestWasNotMade: "The test was not made",
  itAnswers: "It answers",
  itDoesNotAnswer: "It does not answer",
  httpStatus: (d) => "HTTP " + d.status,
  afterMsMs: (d) => "After " + d.ms + " ms.",
  savedTheNextMessageIsAnswered: "Saved. The next message is answered with it.",
  letALanguageModelAnswer: "Let a language model answer",
  address: "Address",
  anyEndpointThatSpeaksTheOpenAI: "Any endpoint that speaks the OpenAI protocol. https, or http on the server’s own machine.",
  model: "Model",
  key: "Key",
  theAddressChangedTypeTheKey: "The address changed: type the key again, it is not sent to a new address.",
  oneIsStoredAndCant: "One is stored and can’t be shown again. Empty keeps it.",
  noneIsStored: "None is stored.",
  forgetTheStoredKey: "Forget the stored key",
  longestAnswerSeconds: "Longest answer, seconds",
  fromOneTo60: "From 1 to 60.",
  tokensAMonth: "Tokens a month",
  emptyNoLimit: "Empty: no limit.",
  aWholeNumberOrNothing: "A whole number, or nothing.",
  turnsADayPerGuest: "Turns a day, per guest",
  fromZeroTo1000: "From 0 to 1000.",
  thatWasNotTaken: "That was not taken",
  save: "Save"
}
