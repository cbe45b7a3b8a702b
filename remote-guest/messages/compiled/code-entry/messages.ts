// Compiled from remote-guest/messages/en.json by `npm run messages`.

export interface CodeEntryMessages {
  readonly empty: string;
  readonly length: (d: { expected: string | number; length: string | number }) => string;
  readonly wrong: string;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly send: string;
}
