// Compiled from shared/messages/en.json by `npm run messages`.

export interface AlarmNamesMessages {
  readonly kinds: {
    readonly medical: string;
    readonly fire: string;
    readonly security: string;
    readonly "self-harm": string;
    readonly trapped: string;
    readonly water: string;
    readonly power: string;
    readonly missing: string;
    readonly "locked-child": string;
    readonly danger: string;
  };
  readonly inDoubt: string;
}
