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
export const keptTitle: ProfileMessages['keptTitle'] = (d) => "What " + d.property + " keeps about you";
export const roleHint: ProfileMessages['roleHint'] = "Managers decide about role and departments.";
export const whoChangedIt: ProfileMessages['whoChangedIt'] = "Who changed it";
export const changes: ProfileMessages['changes'] = "Changes";
export const savedNote: ProfileMessages['savedNote'] = "Saved. Colleagues and guests read it now.";
export const yourDetails: ProfileMessages['yourDetails'] = "Your details";
export const fullName: ProfileMessages['fullName'] = "Full name";
export const nameHint: ProfileMessages['nameHint'] = "Guests read your first name only.";
export const telephoneOptional: ProfileMessages['telephoneOptional'] = "Telephone (optional)";
export const telephoneHint: ProfileMessages['telephoneHint'] = "Guests never see it.";
export const languagesYouSpeak: ProfileMessages['languagesYouSpeak'] = "Languages you speak";
export const signatureHint: ProfileMessages['signatureHint'] = "What you answer is signed like this:";
export const saveFailed: ProfileMessages['saveFailed'] = "It was not saved";
export const save: ProfileMessages['save'] = "Save";
export const loadFailed: ProfileMessages['loadFailed'] = "Your profile could not be loaded";
export const loadingYourProfile: ProfileMessages['loadingYourProfile'] = "Loading your profile";
export const typeYourName: ProfileMessages['typeYourName'] = "Type your name.";
export const telephoneError: ProfileMessages['telephoneError'] = "With the country’s number first, as +351 210 000 000.";
export const signIn: ProfileMessages['signIn'] = "Sign-in";
export const signInAddress: ProfileMessages['signInAddress'] = (d) => "You sign in as " + d.email + ".";
export const passwordLinkSent: ProfileMessages['passwordLinkSent'] = (d) => "A link to set a new password is on its way to " + d.email + ".";
export const passwordButton: ProfileMessages['passwordButton'] = "Set a new password";
export const signOutEverywhere: ProfileMessages['signOutEverywhere'] = "Sign out everywhere";
export const signOutTitle: ProfileMessages['signOutTitle'] = "Sign out everywhere?";
export const signOutWarning: ProfileMessages['signOutWarning'] = "All your devices and tabs are signed out within a minute, this one at once. None shows notifications any more. What you typed and did not send stays in its browser.";
export const cancel: ProfileMessages['cancel'] = "Cancel";
export const yourProfile: ProfileMessages['yourProfile'] = "Your profile";
export const toTheEnquiries: ProfileMessages['toTheEnquiries'] = "To the enquiries";
export const workplace: ProfileMessages['workplace'] = (d) => "You work at " + d.property;
export const inWhere: ProfileMessages['inWhere'] = (d) => "in " + d.where;
export const workplaceNameHint: ProfileMessages['workplaceNameHint'] = ". Guests read your first name above what you answer.";

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
  keptTitle,
  roleHint,
  whoChangedIt,
  changes,
  savedNote,
  yourDetails,
  fullName,
  nameHint,
  telephoneOptional,
  telephoneHint,
  languagesYouSpeak,
  signatureHint,
  saveFailed,
  save,
  loadFailed,
  loadingYourProfile,
  typeYourName,
  telephoneError,
  signIn,
  signInAddress,
  passwordLinkSent,
  passwordButton,
  signOutEverywhere,
  signOutTitle,
  signOutWarning,
  cancel,
  yourProfile,
  toTheEnquiries,
  workplace,
  inWhere,
  workplaceNameHint,
};
