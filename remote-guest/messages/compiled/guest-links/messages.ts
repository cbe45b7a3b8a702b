// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface GuestLinksMessages {
  readonly compare: string;
  readonly registration: string;
  readonly information: string;
}
