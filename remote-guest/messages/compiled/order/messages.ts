// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface OrderMessages {
  readonly troubles: {
    readonly "sold-out": string;
    readonly "not-now": string;
    readonly gone: string;
    readonly other: string;
  };
  readonly payments: {
    readonly room: string;
    readonly on_delivery: string;
  };
  readonly title: string;
  readonly number: (d: { no: string | number }) => string;
  readonly draft: string;
  readonly placed: string;
  readonly empty: string;
  readonly age: string;
  readonly takeOut: (d: { dish: string | number }) => string;
  readonly less: (d: { dish: string | number }) => string;
  readonly more: (d: { dish: string | number }) => string;
  readonly howMany: (d: { dish: string | number }) => string;
  readonly allergy: (d: { text: string | number }) => string;
  readonly total: string;
  readonly pay: string;
  readonly payOnDelivery: string;
  readonly offline: string;
  readonly confirm: (d: { price: string | number }) => string;
  readonly discard: string;
}
