// Compiled from concierge/messages/en.json by `npm run messages`.

export interface PersonFetchedMessages {
  readonly apology: string;
  readonly alarm: string;
}
