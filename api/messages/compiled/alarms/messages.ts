// Compiled from api/messages/en.json by `npm run messages`.

export interface AlarmsMessages {
  readonly steps: {
    readonly medical: (d: { number: string | number }) => string;
    readonly fire: (d: { number: string | number }) => string;
    readonly security: (d: { number: string | number }) => string;
    readonly "self-harm": (d: { number: string | number }) => string;
    readonly trapped: (d: { number: string | number }) => string;
    readonly water: (d: { number: string | number }) => string;
    readonly power: (d: { number: string | number }) => string;
    readonly missing: (d: { number: string | number }) => string;
    readonly "locked-child": (d: { number: string | number }) => string;
    readonly danger: (d: { number: string | number }) => string;
  };
  readonly again: (d: { number: string | number }) => string;
  readonly askSafe: (d: { number: string | number }) => string;
  readonly safe: {
    readonly label: string;
    readonly text: string;
  };
  readonly notSafe: {
    readonly label: string;
    readonly text: string;
  };
  readonly saidSafe: (d: { number: string | number }) => string;
  readonly taken: (d: { name: string | number }) => string;
  readonly over: (d: { number: string | number }) => string;
  readonly escalated: (d: { number: string | number }) => string;
  readonly orCall: (d: { phone: string | number }) => string;
}
