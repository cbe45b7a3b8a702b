// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ProfileMessages {
  readonly askedToJoin: string;
  readonly role: string;
  readonly departments: string;
  readonly none: string;
  readonly jobTitle: string;
  readonly eMail: string;
  readonly availability: string;
  readonly onDuty: string;
  readonly offDuty: string;
  readonly keptTitle: (d: { property: string | number }) => string;
  readonly roleHint: string;
  readonly whoChangedIt: string;
  readonly changes: string;
  readonly savedNote: string;
  readonly yourDetails: string;
  readonly fullName: string;
  readonly nameHint: string;
  readonly telephoneOptional: string;
  readonly telephoneHint: string;
  readonly languagesYouSpeak: string;
  readonly signatureHint: string;
  readonly saveFailed: string;
  readonly save: string;
  readonly loadFailed: string;
  readonly loadingYourProfile: string;
  readonly typeYourName: string;
  readonly telephoneError: string;
  readonly signIn: string;
  readonly signInAddress: (d: { email: string | number }) => string;
  readonly passwordLinkSent: (d: { email: string | number }) => string;
  readonly passwordButton: string;
  readonly signOutEverywhere: string;
  readonly signOutTitle: string;
  readonly signOutWarning: string;
  readonly cancel: string;
  readonly yourProfile: string;
  readonly toTheEnquiries: string;
  readonly workplace: (d: { property: string | number }) => string;
  readonly inWhere: (d: { where: string | number }) => string;
  readonly workplaceNameHint: string;
}
