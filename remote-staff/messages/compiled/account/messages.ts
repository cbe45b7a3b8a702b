// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface AccountMessages {
  readonly deleteMyAccount: string;
  readonly deleteMyAccountQuestion: string;
  readonly keepIt: string;
  readonly deleteWarning: (d: { property: string | number }) => string;
  readonly signInAgainHint: string;
  readonly deleteTheAccount: string;
}
