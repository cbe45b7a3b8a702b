// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ProfileMessages } from './messages.ts';

export const askedToJoin: ProfileMessages['askedToJoin'] = "asked to join";
export const role: ProfileMessages['role'] = "Role";
export const departments: ProfileMessages['departments'] = "Departments";
export const none: ProfileMessages['none'] = "None";
export const jobTitle: ProfileMessages['jobTitle'] = "Job title";
export const eMail: ProfileMessages['eMail'] = "E-mail";
export const availability: ProfileMessages['availability'] = "Availability";
export const onDuty: ProfileMessages['onDuty'] = "On duty";
export const offDuty: ProfileMessages['offDuty'] = "Off duty";
export const whatPropertyKeepsAboutYou: ProfileMessages['whatPropertyKeepsAboutYou'] = (d) => "What " + d.property + " keeps about you";
export const managersDecideAboutRole: ProfileMessages['managersDecideAboutRole'] = "Managers decide about role and departments.";
export const whoChangedIt: ProfileMessages['whoChangedIt'] = "Who changed it";
export const changes: ProfileMessages['changes'] = "Changes";
export const savedColleaguesAndGuestsRead: ProfileMessages['savedColleaguesAndGuestsRead'] = "Saved. Colleagues and guests read it now.";
export const yourDetails: ProfileMessages['yourDetails'] = "Your details";
export const fullName: ProfileMessages['fullName'] = "Full name";
export const guestsReadYourFirstNameOnly: ProfileMessages['guestsReadYourFirstNameOnly'] = "Guests read your first name only.";
export const telephoneOptional: ProfileMessages['telephoneOptional'] = "Telephone (optional)";
export const guestsNeverSeeIt: ProfileMessages['guestsNeverSeeIt'] = "Guests never see it.";
export const languagesYouSpeak: ProfileMessages['languagesYouSpeak'] = "Languages you speak";
export const whatYouAnswerIsSignedLike: ProfileMessages['whatYouAnswerIsSignedLike'] = "What you answer is signed like this:";
export const itWasNotSaved: ProfileMessages['itWasNotSaved'] = "It was not saved";
export const save: ProfileMessages['save'] = "Save";
export const yourProfileCouldNotBeLoaded: ProfileMessages['yourProfileCouldNotBeLoaded'] = "Your profile could not be loaded";
export const loadingYourProfile: ProfileMessages['loadingYourProfile'] = "Loading your profile";
export const typeYourName: ProfileMessages['typeYourName'] = "Type your name.";
export const withTheCountrysNumberFirst: ProfileMessages['withTheCountrysNumberFirst'] = "With the country’s number first, as +351 210 000 000.";
export const signIn: ProfileMessages['signIn'] = "Sign-in";
export const youSignInAsEmail: ProfileMessages['youSignInAsEmail'] = (d) => "You sign in as " + d.email + ".";
export const aLinkToSetANew: ProfileMessages['aLinkToSetANew'] = (d) => "A link to set a new password is on its way to " + d.email + ".";
export const setANewPassword: ProfileMessages['setANewPassword'] = "Set a new password";
export const signOutEverywhere: ProfileMessages['signOutEverywhere'] = "Sign out everywhere";
export const signOutEverywhereQuestion: ProfileMessages['signOutEverywhereQuestion'] = "Sign out everywhere?";
export const allYourDevicesAndTabs: ProfileMessages['allYourDevicesAndTabs'] = "All your devices and tabs are signed out within a minute, this one at once. None shows notifications any more. What you typed and did not send stays in its browser.";
export const cancel: ProfileMessages['cancel'] = "Cancel";
export const yourProfile: ProfileMessages['yourProfile'] = "Your profile";
export const toTheEnquiries: ProfileMessages['toTheEnquiries'] = "To the enquiries";
export const youWorkAtProperty: ProfileMessages['youWorkAtProperty'] = (d) => "You work at " + d.property;
export const inWhere: ProfileMessages['inWhere'] = (d) => "in " + d.where;
export const guestsReadYourFirstNameAbove: ProfileMessages['guestsReadYourFirstNameAbove'] = ". Guests read your first name above what you answer.";

/** The group as one value. @public */
export const profileMessages: ProfileMessages = {
  askedToJoin,
  role,
  departments,
  none,
  jobTitle,
  eMail,
  availability,
  onDuty,
  offDuty,
  whatPropertyKeepsAboutYou,
  managersDecideAboutRole,
  whoChangedIt,
  changes,
  savedColleaguesAndGuestsRead,
  yourDetails,
  fullName,
  guestsReadYourFirstNameOnly,
  telephoneOptional,
  guestsNeverSeeIt,
  languagesYouSpeak,
  whatYouAnswerIsSignedLike,
  itWasNotSaved,
  save,
  yourProfileCouldNotBeLoaded,
  loadingYourProfile,
  typeYourName,
  withTheCountrysNumberFirst,
  signIn,
  youSignInAsEmail,
  aLinkToSetANew,
  setANewPassword,
  signOutEverywhere,
  signOutEverywhereQuestion,
  allYourDevicesAndTabs,
  cancel,
  yourProfile,
  toTheEnquiries,
  youWorkAtProperty,
  inWhere,
  guestsReadYourFirstNameAbove,
};
