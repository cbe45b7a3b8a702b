// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface IntrosMessages {
  readonly chat: string;
  readonly orders: string;
  readonly scan: string;
}
