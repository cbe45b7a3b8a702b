// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface AlarmMessages {
  readonly title: string;
  readonly titleInDoubt: string;
  readonly alerted: (d: { time: string | number }) => string;
  readonly taken: (d: { name: string | number }) => string;
  readonly takenSince: (d: { name: string | number; time: string | number }) => string;
  readonly notTaken: string;
  readonly offline: string;
  readonly steps: {
    readonly medical: (d: { number: string | number }) => string;
    readonly fire: (d: { number: string | number }) => string;
    readonly security: (d: { number: string | number }) => string;
    readonly "self-harm": (d: { number: string | number }) => string;
    readonly trapped: (d: { number: string | number }) => string;
    readonly water: string;
    readonly power: (d: { number: string | number }) => string;
    readonly missing: (d: { number: string | number }) => string;
    readonly "locked-child": (d: { number: string | number }) => string;
    readonly danger: (d: { number: string | number }) => string;
  };
  readonly call: (d: { number: string | number }) => string;
  readonly withoutPhone: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly str: string;
  };
  readonly over: string;
  readonly isOver: string;
  readonly yesOver: string;
  readonly notYet: string;
  readonly overNotSent: (d: { problem: string | number }) => string;
  readonly overOffline: string;
  readonly label: string;
}
