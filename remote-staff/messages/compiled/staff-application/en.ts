// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { StaffApplicationMessages } from './messages.ts';

export const joinCodeError: StaffApplicationMessages['joinCodeError'] = "Type the 8 characters that a manager of your property gave you.";
export const departmentsError: StaffApplicationMessages['departmentsError'] = "Choose at least one department.";
export const jobTitleLengthError: StaffApplicationMessages['jobTitleLengthError'] = (d) => "Use at most " + d.jobTitleMaxChars + " characters.";
export const fullNameError: StaffApplicationMessages['fullNameError'] = "Type your first and last name.";
export const fullNameLengthError: StaffApplicationMessages['fullNameLengthError'] = (d) => "Use at most " + d.fullNameMaxChars + " characters.";
export const emailError: StaffApplicationMessages['emailError'] = "Type your work e-mail, as name@hotel.com.";
export const chooseAPassword: StaffApplicationMessages['chooseAPassword'] = "Choose a password.";
export const passwordError: StaffApplicationMessages['passwordError'] = "This password does not meet every rule below.";
export const knownAddressLink: StaffApplicationMessages['knownAddressLink'] = "Log in or reset the password";
export const knownAddressText: StaffApplicationMessages['knownAddressText'] = "We could not use this e-mail and password. If you have registered before, use the password you chose then, or set a new one.";
export const retry: StaffApplicationMessages['retry'] = "Retry";
export const invitationLoadingLabel: StaffApplicationMessages['invitationLoadingLabel'] = "Looking up the invitation";
export const invitationClosedTitle: StaffApplicationMessages['invitationClosedTitle'] = "This invitation is not open any more";
export const invitationLoadFailed: StaffApplicationMessages['invitationLoadFailed'] = "The invitation could not be looked up";
export const joinByInvitation: StaffApplicationMessages['joinByInvitation'] = "Join by invitation";
export const invitationTitle: StaffApplicationMessages['invitationTitle'] = (d) => d.invitedBy + " invites you to " + d.property;
export const asRole: StaffApplicationMessages['asRole'] = (d) => "As " + d.role;
export const forPlaces: StaffApplicationMessages['forPlaces'] = (d) => ", for " + d.places;
export const fullName: StaffApplicationMessages['fullName'] = "Full name";
export const fullNameHint: StaffApplicationMessages['fullNameHint'] = "Guests read your first name only.";
export const languagesYouSpeak: StaffApplicationMessages['languagesYouSpeak'] = "Languages you speak";
export const signOut: StaffApplicationMessages['signOut'] = "Sign out";
export const youJoinAs: StaffApplicationMessages['youJoinAs'] = (d) => "You join as " + d.who + ", the account you are signed in with.";
export const invitationEmailHint: StaffApplicationMessages['invitationEmailHint'] = (d) => "The invitation is for " + d.email + ".";
export const emailHint: StaffApplicationMessages['emailHint'] = "We send a link there to make sure that it is yours.";
export const joinTerms: StaffApplicationMessages['joinTerms'] = "By joining you agree to the";
export const terms: StaffApplicationMessages['terms'] = "terms";
export const termsAndPrivacy: StaffApplicationMessages['termsAndPrivacy'] = "and have read the";
export const privacyNotice: StaffApplicationMessages['privacyNotice'] = "privacy notice";
export const joining: StaffApplicationMessages['joining'] = "Joining";
export const join: StaffApplicationMessages['join'] = "Join";
export const registerAsStaff: StaffApplicationMessages['registerAsStaff'] = "Register as staff";
export const joinCode: StaffApplicationMessages['joinCode'] = "Join code";
export const joinCodeMatch: StaffApplicationMessages['joinCodeMatch'] = (d) => "This is the code of " + d.property + ".";
export const joinCodeChecking: StaffApplicationMessages['joinCodeChecking'] = "Looking up the property.";
export const joinCodeHint: StaffApplicationMessages['joinCodeHint'] = "8 characters. A manager of your property has it, on the Team page.";
export const tryAgain: StaffApplicationMessages['tryAgain'] = "Try again";
export const departments: StaffApplicationMessages['departments'] = "Departments";
export const departmentsHint: StaffApplicationMessages['departmentsHint'] = "They appear here once the join code is right.";
export const jobTitleOptional: StaffApplicationMessages['jobTitleOptional'] = "Job title (optional)";
export const youAskAs: StaffApplicationMessages['youAskAs'] = (d) => "You ask as " + d.who + ", the account you are signed in with.";
export const askTerms: StaffApplicationMessages['askTerms'] = "By asking to join you agree to the";
export const sendingYourRequest: StaffApplicationMessages['sendingYourRequest'] = "Sending your request";
export const askToJoin: StaffApplicationMessages['askToJoin'] = "Ask to join";
export const passwordRefused: StaffApplicationMessages['passwordRefused'] = "The server does not take this password. Try a longer one that fewer people use.";
export const intro: StaffApplicationMessages['intro'] = "Ask to join the staff of the property you work at. A manager there decides about your request.";
export const invitedIntro: StaffApplicationMessages['invitedIntro'] = "Say who you are, and open the link in the e-mail that we send you. Then you are on the team.";
export const you: StaffApplicationMessages['you'] = "You";
export const property: StaffApplicationMessages['property'] = "Property";
export const asked: StaffApplicationMessages['asked'] = "Asked";
export const status: StaffApplicationMessages['status'] = "Status";
export const awaitsEmailStatus: StaffApplicationMessages['awaitsEmailStatus'] = "Waiting for you to open the link";
export const awaitsManagerStatus: StaffApplicationMessages['awaitsManagerStatus'] = "Waiting for a manager";
export const verifyEmailText: StaffApplicationMessages['verifyEmailText'] = (d) => "We sent a link to " + d.email + ". Open it to show that the address is yours.";
export const resendButton: StaffApplicationMessages['resendButton'] = "Send the link again";
export const sentAgain: StaffApplicationMessages['sentAgain'] = "Sent again.";
export const brandIntro: StaffApplicationMessages['brandIntro'] = (d) => "For people who work at a property with " + d.name + ".";
export const registeredAlready: StaffApplicationMessages['registeredAlready'] = "Registered already?";
export const logIn: StaffApplicationMessages['logIn'] = "Log in";
export const howApprovalWorks: StaffApplicationMessages['howApprovalWorks'] = "How approval works";
export const waitingForApproval: StaffApplicationMessages['waitingForApproval'] = "Waiting for approval";
export const checkNow: StaffApplicationMessages['checkNow'] = "Check now";
export const checkedLinkNotOpened: StaffApplicationMessages['checkedLinkNotOpened'] = "Checked just now: the link has not been opened yet.";
export const checkedNotDecided: StaffApplicationMessages['checkedNotDecided'] = "Checked just now: no one has decided yet.";
export const statusLoadFailed: StaffApplicationMessages['statusLoadFailed'] = "We can’t look up your request";
export const statusLoadingLabel: StaffApplicationMessages['statusLoadingLabel'] = "Looking up your request";
export const pollingHint: StaffApplicationMessages['pollingHint'] = "This page asks every half a minute and goes on by itself once";
export const pollingEmailCondition: StaffApplicationMessages['pollingEmailCondition'] = "you have opened the link";
export const pollingApprovalCondition: StaffApplicationMessages['pollingApprovalCondition'] = "you are approved";

/** The group as one value. @public */
export const staffApplicationMessages: StaffApplicationMessages = {
  joinCodeError,
  departmentsError,
  jobTitleLengthError,
  fullNameError,
  fullNameLengthError,
  emailError,
  chooseAPassword,
  passwordError,
  knownAddressLink,
  knownAddressText,
  retry,
  invitationLoadingLabel,
  invitationClosedTitle,
  invitationLoadFailed,
  joinByInvitation,
  invitationTitle,
  asRole,
  forPlaces,
  fullName,
  fullNameHint,
  languagesYouSpeak,
  signOut,
  youJoinAs,
  invitationEmailHint,
  emailHint,
  joinTerms,
  terms,
  termsAndPrivacy,
  privacyNotice,
  joining,
  join,
  registerAsStaff,
  joinCode,
  joinCodeMatch,
  joinCodeChecking,
  joinCodeHint,
  tryAgain,
  departments,
  departmentsHint,
  jobTitleOptional,
  youAskAs,
  askTerms,
  sendingYourRequest,
  askToJoin,
  passwordRefused,
  intro,
  invitedIntro,
  you,
  property,
  asked,
  status,
  awaitsEmailStatus,
  awaitsManagerStatus,
  verifyEmailText,
  resendButton,
  sentAgain,
  brandIntro,
  registeredAlready,
  logIn,
  howApprovalWorks,
  waitingForApproval,
  checkNow,
  checkedLinkNotOpened,
  checkedNotDecided,
  statusLoadFailed,
  statusLoadingLabel,
  pollingHint,
  pollingEmailCondition,
  pollingApprovalCondition,
};
