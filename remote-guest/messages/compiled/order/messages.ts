// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface OrderMessages {
  readonly troubles: {
    readonly "sold-out": string;
    readonly "not-now": string;
    readonly other: string;
  };
  readonly payments: {
    readonly room: string;
    readonly on_delivery: string;
  };
}
