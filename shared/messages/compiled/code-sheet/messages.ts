// Compiled from shared/messages/en.json by `npm run messages`.

export interface CodeSheetMessages {
  readonly ask: string;
  readonly type: string;
}
