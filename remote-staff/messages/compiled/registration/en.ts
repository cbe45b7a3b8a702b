// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RegistrationMessages } from './messages.ts';

export const typeTheEightCharacters: RegistrationMessages['typeTheEightCharacters'] = "Type the 8 characters that a manager of your property gave you.";
export const chooseAtLeastOneDepartment: RegistrationMessages['chooseAtLeastOneDepartment'] = "Choose at least one department.";
export const toUseAtMostJobTitleMaxCharsCharacters: RegistrationMessages['toUseAtMostJobTitleMaxCharsCharacters'] = (d) => "Use at most " + d.jobTitleMaxChars + " characters.";
export const typeYourFirstAndLastName: RegistrationMessages['typeYourFirstAndLastName'] = "Type your first and last name.";
export const toUseAtMostFullNameMaxCharsCharacters: RegistrationMessages['toUseAtMostFullNameMaxCharsCharacters'] = (d) => "Use at most " + d.fullNameMaxChars + " characters.";
export const typeYourWorkEMail: RegistrationMessages['typeYourWorkEMail'] = "Type your work e-mail, as name@hotel.com.";
export const chooseAPassword: RegistrationMessages['chooseAPassword'] = "Choose a password.";
export const thisPasswordDoesNotMeetEvery: RegistrationMessages['thisPasswordDoesNotMeetEvery'] = "This password does not meet every rule below.";
export const logInOrResetThePassword: RegistrationMessages['logInOrResetThePassword'] = "Log in or reset the password";
export const weCouldNotUseThisE: RegistrationMessages['weCouldNotUseThisE'] = "We could not use this e-mail and password. If you have registered before, use the password you chose then, or set a new one.";
export const retry: RegistrationMessages['retry'] = "Retry";
export const lookingUpTheInvitation: RegistrationMessages['lookingUpTheInvitation'] = "Looking up the invitation";
export const thisInvitationIsNotOpenAny: RegistrationMessages['thisInvitationIsNotOpenAny'] = "This invitation is not open any more";
export const theInvitationCouldNotBeLooked: RegistrationMessages['theInvitationCouldNotBeLooked'] = "The invitation could not be looked up";
export const joinByInvitation: RegistrationMessages['joinByInvitation'] = "Join by invitation";
export const invitedByInvitesYouToProperty: RegistrationMessages['invitedByInvitesYouToProperty'] = (d) => d.invitedBy + " invites you to " + d.property;
export const asValue: RegistrationMessages['asValue'] = (d) => "As " + d.value;
export const forPlaces: RegistrationMessages['forPlaces'] = (d) => ", for " + d.places;
export const fullName: RegistrationMessages['fullName'] = "Full name";
export const guestsReadYourFirstNameOnly: RegistrationMessages['guestsReadYourFirstNameOnly'] = "Guests read your first name only.";
export const languagesYouSpeak: RegistrationMessages['languagesYouSpeak'] = "Languages you speak";
export const signOut: RegistrationMessages['signOut'] = "Sign out";
export const youJoinAs: RegistrationMessages['youJoinAs'] = (d) => "You join as " + d.who + ", the account you are signed in with.";
export const theInvitationIsForEmail: RegistrationMessages['theInvitationIsForEmail'] = (d) => "The invitation is for " + d.email + ".";
export const weSendALinkThere: RegistrationMessages['weSendALinkThere'] = "We send a link there to make sure that it is yours.";
export const byJoiningYouAgreeToThe: RegistrationMessages['byJoiningYouAgreeToThe'] = "By joining you agree to the";
export const terms: RegistrationMessages['terms'] = "terms";
export const andHaveReadThe: RegistrationMessages['andHaveReadThe'] = "and have read the";
export const privacyNotice: RegistrationMessages['privacyNotice'] = "privacy notice";
export const joining: RegistrationMessages['joining'] = "Joining";
export const join: RegistrationMessages['join'] = "Join";
export const registerAsStaff: RegistrationMessages['registerAsStaff'] = "Register as staff";
export const joinCode: RegistrationMessages['joinCode'] = "Join code";
export const thisIsTheCodeOfProperty: RegistrationMessages['thisIsTheCodeOfProperty'] = (d) => "This is the code of " + d.property + ".";
export const lookingUpTheProperty: RegistrationMessages['lookingUpTheProperty'] = "Looking up the property.";
export const eightCharactersAManager: RegistrationMessages['eightCharactersAManager'] = "8 characters. A manager of your property has it, on the Team page.";
export const tryAgain: RegistrationMessages['tryAgain'] = "Try again";
export const departments: RegistrationMessages['departments'] = "Departments";
export const theyAppearHereOnceTheJoin: RegistrationMessages['theyAppearHereOnceTheJoin'] = "They appear here once the join code is right.";
export const jobTitleOptional: RegistrationMessages['jobTitleOptional'] = "Job title (optional)";
export const youAskAs: RegistrationMessages['youAskAs'] = (d) => "You ask as " + d.who + ", the account you are signed in with.";
export const byAskingToJoinYouAgree: RegistrationMessages['byAskingToJoinYouAgree'] = "By asking to join you agree to the";
export const sendingYourRequest: RegistrationMessages['sendingYourRequest'] = "Sending your request";
export const askToJoin: RegistrationMessages['askToJoin'] = "Ask to join";
export const theServerDoesNotTake: RegistrationMessages['theServerDoesNotTake'] = "The server does not take this password. Try a longer one that fewer people use.";
export const askToJoinTheStaff: RegistrationMessages['askToJoinTheStaff'] = "Ask to join the staff of the property you work at. A manager there decides about your request.";
export const sayWhoYouAreAndOpen: RegistrationMessages['sayWhoYouAreAndOpen'] = "Say who you are, and open the link in the e-mail that we send you. Then you are on the team.";
export const you: RegistrationMessages['you'] = "You";
export const property: RegistrationMessages['property'] = "Property";
export const asked: RegistrationMessages['asked'] = "Asked";
export const status: RegistrationMessages['status'] = "Status";
export const waitingForYouToOpen: RegistrationMessages['waitingForYouToOpen'] = "Waiting for you to open the link";
export const waitingForAManager: RegistrationMessages['waitingForAManager'] = "Waiting for a manager";
export const weSentALinkToEmail: RegistrationMessages['weSentALinkToEmail'] = (d) => "We sent a link to " + d.email + ". Open it to show that the address is yours.";
export const sendTheLinkAgain: RegistrationMessages['sendTheLinkAgain'] = "Send the link again";
export const sentAgain: RegistrationMessages['sentAgain'] = "Sent again.";
export const forPeopleWhoWork: RegistrationMessages['forPeopleWhoWork'] = (d) => "For people who work at a property with " + d.name + ".";
export const registeredAlready: RegistrationMessages['registeredAlready'] = "Registered already?";
export const logIn: RegistrationMessages['logIn'] = "Log in";
export const howApprovalWorks: RegistrationMessages['howApprovalWorks'] = "How approval works";
export const waitingForApproval: RegistrationMessages['waitingForApproval'] = "Waiting for approval";
export const checkNow: RegistrationMessages['checkNow'] = "Check now";
export const weCantLookUpYourRequest: RegistrationMessages['weCantLookUpYourRequest'] = "We can’t look up your request";
export const lookingUpYourRequest: RegistrationMessages['lookingUpYourRequest'] = "Looking up your request";
export const thisPageAsksEveryHalf: RegistrationMessages['thisPageAsksEveryHalf'] = "This page asks every half a minute and goes on by itself once";
export const youHaveOpenedTheLink: RegistrationMessages['youHaveOpenedTheLink'] = "you have opened the link";
export const youAreApproved: RegistrationMessages['youAreApproved'] = "you are approved";

/** The group as one value. @public */
export const registrationMessages: RegistrationMessages = {
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
  asValue,
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
  weCantLookUpYourRequest,
  lookingUpYourRequest,
  thisPageAsksEveryHalf,
  youHaveOpenedTheLink,
  youAreApproved,
};
