// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface UnsavedMessages {
  readonly youHaveWrittenSomething: string;
  readonly leaveWithoutSaving: string;
  readonly whatYouTypedHereIsLost: string;
  readonly stayHere: string;
  readonly leave: string;
  readonly closeWithoutSavingLost: string;
  readonly keepWriting: string;
  readonly closeWithoutSaving: string;
}
