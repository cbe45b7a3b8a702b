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
}
