// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface VisitEmailMessages {
  readonly title: string;
  readonly about: string;
  readonly address: string;
  readonly agree: string;
  readonly agreeHint: string;
  readonly send: string;
  readonly typeAddress: string;
  readonly mustAgree: string;
  readonly sentTo: (d: { address: string | number }) => string;
  readonly code: string;
  readonly confirm: string;
  readonly again: string;
  readonly change: string;
  readonly wrong: (d: { count: number }) => string;
  readonly over: string;
  readonly on: (d: { address: string | number }) => string;
  readonly remove: string;
  readonly removed: string;
  readonly tooMany: string;
  readonly failed: string;
  readonly stopTitle: string;
  readonly stopAbout: string;
  readonly stop: string;
  readonly stopped: string;
  readonly noLink: string;
  readonly toChat: string;
}
