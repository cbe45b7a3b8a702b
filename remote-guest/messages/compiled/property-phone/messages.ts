// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface PropertyPhoneMessages {
  readonly call: {
    readonly hotel: string;
    readonly restaurant: string;
    readonly str: string;
  };
}
