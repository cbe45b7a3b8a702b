// Compiled from host/messages/en.json by `npm run messages`.

export interface FatalPageMessages {
  readonly title: string;
  readonly advice: string;
  readonly reload: string;
}
