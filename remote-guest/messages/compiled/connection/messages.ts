// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface ConnectionMessages {
  readonly live: string;
  readonly connecting: string;
  readonly reconnecting: string;
  readonly offline: string;
  readonly ended: string;
}
