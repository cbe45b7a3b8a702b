// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface RequestNotesMessages {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly addButton: string;
  readonly tooLong: (d: { number: string | number }) => string;
  readonly added: string;
  readonly addedNaming: (d: { count: number; names: string | number }) => string;
  readonly addFailed: string;
  readonly loadFailed: string;
  readonly noteBy: (d: { name: string | number }) => string;
}
