// Compiled from shared/messages/en.json by `npm run messages`.

export interface RequestDetailsMessages {
  readonly until: (d: { time: string | number }) => string;
  readonly from: (d: { time: string | number }) => string;
  readonly people: (d: { count: string | number }) => string;
}
