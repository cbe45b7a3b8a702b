// Compiled from host/messages/en.json by `npm run messages`.

export interface CodeFormMessages {
  readonly label: string;
  readonly hint: string;
  readonly send: string;
}
