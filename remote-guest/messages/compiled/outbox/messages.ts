// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface OutboxMessages {
  readonly visitEnded: string;
}
