// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { StaffApplicationMessages } from './messages.ts';

export const typeTheEightCharacters: StaffApplicationMessages['typeTheEightCharacters'] = "Type the 8 characters that a manager of your property gave you.";
export const chooseAtLeastOneDepartment: StaffApplicationMessages['chooseAtLeastOneDepartment'] = "Choose at least one department.";
export const toUseAtMostJobTitleMaxCharsCharacters: StaffApplicationMessages['toUseAtMostJobTitleMaxCharsCharacters'] = (d) => "Use at most " + d.jobTitleMaxChars + " characters.";
export const typeYourFirstAndLastName: StaffApplicationMessages['typeYourFirstAndLastName'] = "Type your first and last name.";
export const toUseAtMostFullNameMaxCharsCharacters: StaffApplicationMessages['toUseAtMostFullNameMaxCharsCharacters'] = (d) => "Use at most " + d.fullNameMaxChars + " characters.";
export const typeYourWorkEMail: StaffApplicationMessages['typeYourWorkEMail'] = "Type your work e-mail, as name@hotel.com.";
export const chooseAPassword: StaffApplicationMessages['chooseAPassword'] = "Choose a password.";
export const thisPasswordDoesNotMeetEvery: StaffApplicationMessages['thisPasswordDoesNotMeetEvery'] = "This password does not meet every rule below.";
export const logInOrResetThePassword: StaffApplicationMessages['logInOrResetThePassword'] = "Log in or reset the password";
export const weCouldNotUseThisE: StaffApplicationMessages['weCouldNotUseThisE'] = "We could not use this e-mail and password. If you have registered before, use the password you chose then, or set a new one.";
export const retry: StaffApplicationMessages['retry'] = "Retry";
export const lookingUpTheInvitation: StaffApplicationMessages['lookingUpTheInvitation'] = "Looking up the invitation";
export const thisInvitationIsNotOpenAny: StaffApplicationMessages['thisInvitationIsNotOpenAny'] = "This invitation is not open any more";
export const theInvitationCouldNotBeLooked: StaffApplicationMessages['theInvitationCouldNotBeLooked'] = "The invitation could not be looked up";
export const joinByInvitation: StaffApplicationMessages['joinByInvitation'] = "Join by invitation";
export const invitedByInvitesYouToProperty: StaffApplicationMessages['invitedByInvitesYouToProperty'] = (d) => d.invitedBy + " invites you to " + d.property;
export const asRole: StaffApplicationMessages['asRole'] = (d) => "As " + d.role;
export const forPlaces: StaffApplicationMessages['forPlaces'] = (d) => ", for " + d.places;
export const fullName: StaffApplicationMessages['fullName'] = "Full name";
export const guestsReadYourFirstNameOnly: StaffApplicationMessages['guestsReadYourFirstNameOnly'] = "Guests read your first name only.";
export const languagesYouSpeak: StaffApplicationMessages['languagesYouSpeak'] = "Languages you speak";
export const signOut: StaffApplicationMessages['signOut'] = "Sign out";
export const youJoinAs: StaffApplicationMessages['youJoinAs'] = (d) => "You join as " + d.who + ", the account you are signed in with.";
export const theInvitationIsForEmail: StaffApplicationMessages['theInvitationIsForEmail'] = (d) => "The invitation is for " + d.email + ".";
export const weSendALinkThere: StaffApplicationMessages['weSendALinkThere'] = "We send a link there to make sure that it is yours.";
export const byJoiningYouAgreeToThe: StaffApplicationMessages['byJoiningYouAgreeToThe'] = "By joining you agree to the";
export const terms: StaffApplicationMessages['terms'] = "terms";
export const andHaveReadThe: StaffApplicationMessages['andHaveReadThe'] = "and have read the";
export const privacyNotice: StaffApplicationMessages['privacyNotice'] = "privacy notice";
export const joining: StaffApplicationMessages['joining'] = "Joining";
export const join: StaffApplicationMessages['join'] = "Join";
export const registerAsStaff: StaffApplicationMessages['registerAsStaff'] = "Register as staff";
export const joinCode: StaffApplicationMessages['joinCode'] = "Join code";
export const thisIsTheCodeOfProperty: StaffApplicationMessages['thisIsTheCodeOfProperty'] = (d) => "This is the code of " + d.property + ".";
export const lookingUpTheProperty: StaffApplicationMessages['lookingUpTheProperty'] = "Looking up the property.";
export const eightCharactersAManager: StaffApplicationMessages['eightCharactersAManager'] = "8 characters. A manager of your property has it, on the Team page.";
export const tryAgain: StaffApplicationMessages['tryAgain'] = "Try again";
export const departments: StaffApplicationMessages['departments'] = "Departments";
export const theyAppearHereOnceTheJoin: StaffApplicationMessages['theyAppearHereOnceTheJoin'] = "They appear here once the join code is right.";
export const jobTitleOptional: StaffApplicationMessages['jobTitleOptional'] = "Job title (optional)";
export const youAskAs: StaffApplicationMessages['youAskAs'] = (d) => "You ask as " + d.who + ", the account you are signed in with.";
export const byAskingToJoinYouAgree: StaffApplicationMessages['byAskingToJoinYouAgree'] = "By asking to join you agree to the";
export const sendingYourRequest: StaffApplicationMessages['sendingYourRequest'] = "Sending your request";
export const askToJoin: StaffApplicationMessages['askToJoin'] = "Ask to join";
export const theServerDoesNotTake: StaffApplicationMessages['theServerDoesNotTake'] = "The server does not take this password. Try a longer one that fewer people use.";
export const askToJoinTheStaff: StaffApplicationMessages['askToJoinTheStaff'] = "Ask to join the staff of the property you work at. A manager there decides about your request.";
export const sayWhoYouAreAndOpen: StaffApplicationMessages['sayWhoYouAreAndOpen'] = "Say who you are, and open the link in the e-mail that we send you. Then you are on the team.";
export const you: StaffApplicationMessages['you'] = "You";
export const property: StaffApplicationMessages['property'] = "Property";
export const asked: StaffApplicationMessages['asked'] = "Asked";
export const status: StaffApplicationMessages['status'] = "Status";
export const waitingForYouToOpen: StaffApplicationMessages['waitingForYouToOpen'] = "Waiting for you to open the link";
export const waitingForAManager: StaffApplicationMessages['waitingForAManager'] = "Waiting for a manager";
export const weSentALinkToEmail: StaffApplicationMessages['weSentALinkToEmail'] = (d) => "We sent a link to " + d.email + ". Open it to show that the address is yours.";
export const sendTheLinkAgain: StaffApplicationMessages['sendTheLinkAgain'] = "Send the link again";
export const sentAgain: StaffApplicationMessages['sentAgain'] = "Sent again.";
export const forPeopleWhoWork: StaffApplicationMessages['forPeopleWhoWork'] = (d) => "For people who work at a property with " + d.name + ".";
export const registeredAlready: StaffApplicationMessages['registeredAlready'] = "Registered already?";
export const logIn: StaffApplicationMessages['logIn'] = "Log in";
export const howApprovalWorks: StaffApplicationMessages['howApprovalWorks'] = "How approval works";
export const waitingForApproval: StaffApplicationMessages['waitingForApproval'] = "Waiting for approval";
export const checkNow: StaffApplicationMessages['checkNow'] = "Check now";
export const checkedLinkNotOpened: StaffApplicationMessages['checkedLinkNotOpened'] = "Checked just now: the link has not been opened yet.";
export const checkedNotDecided: StaffApplicationMessages['checkedNotDecided'] = "Checked just now: no one has decided yet.";
export const weCantLookUpYourRequest: StaffApplicationMessages['weCantLookUpYourRequest'] = "We can’t look up your request";
export const lookingUpYourRequest: StaffApplicationMessages['lookingUpYourRequest'] = "Looking up your request";
export const thisPageAsksEveryHalf: StaffApplicationMessages['thisPageAsksEveryHalf'] = "This page asks every half a minute and goes on by itself once";
export const youHaveOpenedTheLink: StaffApplicationMessages['youHaveOpenedTheLink'] = "you have opened the link";
export const youAreApproved: StaffApplicationMessages['youAreApproved'] = "you are approved";

/** The group as one value. @public */
export const staffApplicationMessages: StaffApplicationMessages = {
  typeTheEightCharacters,
  chooseAtLeastOneDepartment,
  toUseAtMostJobTitleMaxCharsCharacters,
  typeYourFirstAndLastName,
  toUseAtMostFullNameMaxCharsCharacters,
  typeYourWorkEMail,
  chooseAPassword,
  thisPasswordDoesNotMeetEvery,
  logInOrResetThePassword,
  weCouldNotUseThisE,
  retry,
  lookingUpTheInvitation,
  thisInvitationIsNotOpenAny,
  theInvitationCouldNotBeLooked,
  joinByInvitation,
  invitedByInvitesYouToProperty,
  asRole,
  forPlaces,
  fullName,
  guestsReadYourFirstNameOnly,
  languagesYouSpeak,
  signOut,
  youJoinAs,
  theInvitationIsForEmail,
  weSendALinkThere,
  byJoiningYouAgreeToThe,
  terms,
  andHaveReadThe,
  privacyNotice,
  joining,
  join,
  registerAsStaff,
  joinCode,
  thisIsTheCodeOfProperty,
  lookingUpTheProperty,
  eightCharactersAManager,
  tryAgain,
  departments,
  theyAppearHereOnceTheJoin,
  jobTitleOptional,
  youAskAs,
  byAskingToJoinYouAgree,
  sendingYourRequest,
  askToJoin,
  theServerDoesNotTake,
  askToJoinTheStaff,
  sayWhoYouAreAndOpen,
  you,
  property,
  asked,
  status,
  waitingForYouToOpen,
  waitingForAManager,
  weSentALinkToEmail,
  sendTheLinkAgain,
  sentAgain,
  forPeopleWhoWork,
  registeredAlready,
  logIn,
  howApprovalWorks,
  waitingForApproval,
  checkNow,
  checkedLinkNotOpened,
  checkedNotDecided,
  weCantLookUpYourRequest,
  lookingUpYourRequest,
  thisPageAsksEveryHalf,
  youHaveOpenedTheLink,
  youAreApproved,
};
