// Compiled from remote-marketing/messages/en.json by `npm run messages`.

export interface MaturityMessages {
  readonly reach: string;
  readonly promise: string;
  readonly memory: string;
  readonly systems: string;
}
