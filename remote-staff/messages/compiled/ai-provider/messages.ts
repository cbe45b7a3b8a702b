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
  readonly noAccessTitle: string;
  readonly noAccessText: string;
  readonly loadFailed: string;
  readonly loadingLabel: string;
  readonly usage: (d: { tokens: string | number; turns: string | number }) => string;
  readonly tokensUsed: (d: { number: string | number; used: string | number }) => string;
  readonly testButton: string;
  readonly testFailed: string;
  readonly itAnswers: string;
  readonly noAnswerTitle: string;
  readonly httpStatus: (d: { status: string | number }) => string;
  readonly afterMsMs: (d: { ms: string | number }) => string;
  readonly savedSwitchedOff: string;
  readonly savedNote: string;
  readonly ownerOnlyHint: string;
  readonly enabledLabel: string;
  readonly address: string;
  readonly addressHint: string;
  readonly model: string;
  readonly key: string;
  readonly keyAgainHint: string;
  readonly keyStoredHint: string;
  readonly noneIsStored: string;
  readonly forgetKeyButton: string;
  readonly longestAnswerSeconds: string;
  readonly longestAnswerError: string;
  readonly tokensAMonth: string;
  readonly emptyNoLimit: string;
  readonly budgetError: string;
  readonly dailyTurnsLabel: string;
  readonly dailyTurnsError: string;
  readonly saveFailed: string;
  readonly save: string;
}
