// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface UnsentMessages {
  readonly offline: (d: { count: number }) => string;
  readonly rateLimited: (d: { count: number; wait: string | number }) => string;
  readonly unreachable: (d: { count: number }) => string;
}
