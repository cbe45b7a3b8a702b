// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface UnsavedMessages {
  readonly unsentWarning: string;
  readonly leaveWithoutSaving: string;
  readonly leaveText: string;
  readonly stayHere: string;
  readonly leave: string;
  readonly closeText: string;
  readonly keepWriting: string;
  readonly closeWithoutSaving: string;
}
