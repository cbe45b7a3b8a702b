// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface AiProviderMessages {
  readonly states: {
    readonly off: string;
    readonly ready: string;
    readonly "budget-used-up": string;
    readonly "circuit-open": string;
  };
  readonly probes: {
    readonly "not-configured": string;
    readonly "address-not-allowed": string;
    readonly unreachable: string;
    readonly timeout: string;
    readonly "key-refused": string;
    readonly "model-unknown": string;
    readonly "unusable-answer": string;
  };
  readonly languageModel: string;
  readonly forOwnersAndDevelopers: string;
  readonly whoOwnsThePropertySetsIts: string;
  readonly theSettingsCouldNotBeLoaded: string;
  readonly loadingTheLanguageModelsSettings: string;
  readonly usage: (d: { tokens: string | number; turns: string | number }) => string;
  readonly usedOfNumberTokens: (d: { number: string | number; used: string | number }) => string;
  readonly testWhatIsSaved: string;
  readonly theTestWasNotMade: string;
  readonly itAnswers: string;
  readonly itDoesNotAnswer: string;
  readonly httpStatus: (d: { status: string | number }) => string;
  readonly afterMsMs: (d: { ms: string | number }) => string;
  readonly savedAnOwnerSwitchesItOn: string;
  readonly savedTheNextMessageIsAnswered: string;
  readonly anOwnerSwitchesItOn: string;
  readonly letALanguageModelAnswer: string;
  readonly address: string;
  readonly anyEndpointThatSpeaksTheOpenAI: string;
  readonly model: string;
  readonly key: string;
  readonly theAddressChangedTypeTheKey: string;
  readonly oneIsStoredAndCant: string;
  readonly noneIsStored: string;
  readonly forgetTheStoredKey: string;
  readonly longestAnswerSeconds: string;
  readonly fromOneTo60: string;
  readonly tokensAMonth: string;
  readonly emptyNoLimit: string;
  readonly aWholeNumberOrNothing: string;
  readonly turnsADayPerGuest: string;
  readonly fromZeroTo1000: string;
  readonly thatWasNotTaken: string;
  readonly save: string;
}
