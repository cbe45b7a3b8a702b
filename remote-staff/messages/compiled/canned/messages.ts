// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface CannedMessages {
  readonly title: string;
  readonly intro: string;
  readonly openButton: string;
  readonly suggestionsLabel: string;
  readonly none: string;
  readonly noMatch: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly chooseButton: string;
  readonly chooseNamed: (d: { name: string | number }) => string;
  readonly editNamed: (d: { name: string | number }) => string;
  readonly editButton: string;
  readonly deleteNamed: (d: { name: string | number }) => string;
  readonly deleteButton: string;
  readonly newReply: string;
  readonly changeReply: (d: { name: string | number }) => string;
  readonly name: string;
  readonly nameHint: string;
  readonly textLabel: (d: { language: string | number }) => string;
  readonly textMissing: string;
  readonly nameMissing: string;
  readonly keepButton: string;
  readonly saveFailed: string;
  readonly deleteFailed: string;
  readonly kept: (d: { name: string | number }) => string;
  readonly deleted: (d: { name: string | number }) => string;
  readonly closeButton: string;
}
