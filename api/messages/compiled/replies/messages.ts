// Compiled from api/messages/en.json by `npm run messages`.

export interface RepliesMessages {
  readonly lookingIntoIt: (d: { name: string | number }) => string;
  readonly apology: (d: { name: string | number }) => string;
}
