// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface WaitsMessages {
  readonly seconds: (d: { count: string | number }) => string;
  readonly minutes: (d: { count: number }) => string;
}
