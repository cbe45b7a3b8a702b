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
  readonly whatPropertyKeepsAboutYou: (d: { property: string | number }) => string;
  readonly managersDecideAboutRole: string;
  readonly whoChangedIt: string;
  readonly changes: string;
  readonly savedColleaguesAndGuestsRead: string;
  readonly yourDetails: string;
  readonly fullName: string;
  readonly guestsReadYourFirstNameOnly: string;
  readonly telephoneOptional: string;
  readonly guestsNeverSeeIt: string;
  readonly languagesYouSpeak: string;
  readonly whatYouAnswerIsSignedLike: string;
  readonly itWasNotSaved: string;
  readonly save: string;
  readonly yourProfileCouldNotBeLoaded: string;
  readonly loadingYourProfile: string;
  readonly typeYourName: string;
  readonly withTheCountrysNumberFirst: string;
  readonly signIn: string;
  readonly youSignInAsEmail: (d: { email: string | number }) => string;
  readonly aLinkToSetANew: (d: { email: string | number }) => string;
  readonly setANewPassword: string;
  readonly signOutEverywhere: string;
  readonly signOutEverywhereQuestion: string;
  readonly allYourDevicesAndTabs: string;
  readonly cancel: string;
  readonly yourProfile: string;
  readonly toTheEnquiries: string;
  readonly youWorkAtProperty: (d: { property: string | number }) => string;
  readonly inWhere: (d: { where: string | number }) => string;
  readonly guestsReadYourFirstNameAbove: string;
}
