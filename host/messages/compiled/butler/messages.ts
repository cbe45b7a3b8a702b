// Compiled from host/messages/en.json by `npm run messages`.

export interface ButlerMessages {
  readonly remarks: string;
}
