// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { SignInMessages } from './messages.ts';

export const continueWithProvider: SignInMessages['continueWithProvider'] = (d) => "Continue with " + d.provider;
export const nobodyWasSignedIn: SignInMessages['nobodyWasSignedIn'] = "Nobody was signed in";
export const noSignInProviderIsConnected: SignInMessages['noSignInProviderIsConnected'] = "No sign-in provider is connected to this installation. Sign in with your work e-mail and password instead.";
export const forgotYourPassword: SignInMessages['forgotYourPassword'] = "Forgot your password?";
export const typeYourWorkEMailAbove: SignInMessages['typeYourWorkEMailAbove'] = "Type your work e-mail above, and we send a link there to set a new password.";
export const sendTheLink: SignInMessages['sendTheLink'] = "Send the link";
export const demoMail: SignInMessages['demoMail'] = "In this demo the link is in the development outbox, whose address npm start prints, and in logs/auth-emulator.log in the data folder.";
export const typeYourWorkEMailFirst: SignInMessages['typeYourWorkEMailFirst'] = "Type your work e-mail above first, as name@hotel.com.";
export const ifThisEMail: SignInMessages['ifThisEMail'] = "If this e-mail has an account, a link is on its way. Look into spam, too.";
export const typeYourWorkEMail: SignInMessages['typeYourWorkEMail'] = "Type your work e-mail, as name@hotel.com.";
export const typeYourPassword: SignInMessages['typeYourPassword'] = "Type your password.";
export const staffLogin: SignInMessages['staffLogin'] = "Staff login";
export const retry: SignInMessages['retry'] = "Retry";
export const signingIn: SignInMessages['signingIn'] = "Signing in";
export const signIn: SignInMessages['signIn'] = "Sign in";
export const stillTryingItMay: SignInMessages['stillTryingItMay'] = "Still trying. It may be the connection; there is no need to press again.";
export const thisIsADemoTheTerminal: SignInMessages['thisIsADemoTheTerminal'] = "This is a demo. The terminal that started it prints the sign-in of its manager and its staff.";
export const newHere: SignInMessages['newHere'] = "New here?";
export const registerAsStaff: SignInMessages['registerAsStaff'] = "Register as staff";
export const stayingWithUs: SignInMessages['stayingWithUs'] = "Staying with us?";
export const scanYourRoomsCode: SignInMessages['scanYourRoomsCode'] = "Scan your room’s code";
export const signInToAnswerYourGuests: SignInMessages['signInToAnswerYourGuests'] = "Sign in to answer your guests, to work through their requests, and to see what is due next.";
export const thisPageIsForStaff: SignInMessages['thisPageIsForStaff'] = "This page is for staff";
export const signInWithYourWorkAccount: SignInMessages['signInWithYourWorkAccount'] = "Sign in with your work account to open it. You come back here afterwards.";
export const stillTryingToRestoreYourSession: SignInMessages['stillTryingToRestoreYourSession'] = "Still trying to restore your session. It may be the connection.";
export const checkingYourSession: SignInMessages['checkingYourSession'] = "Checking your session";
export const oneThingIsLeftYourE: SignInMessages['oneThingIsLeftYourE'] = "One thing is left: your e-mail";
export const openTheLinkThatWeSent: SignInMessages['openTheLinkThatWeSent'] = (d) => "Open the link that we sent you, and you are on the team of " + d.property + ".";
export const propertyHasYourRequest: SignInMessages['propertyHasYourRequest'] = (d) => d.property + " has your request";
export const aManagerOfWhomDecidesAbout: SignInMessages['aManagerOfWhomDecidesAbout'] = (d) => "A manager of " + d.whom + " decides about it.";
export const yourAccessIsSuspended: SignInMessages['yourAccessIsSuspended'] = "Your access is suspended";
export const aManagerOfWhomHasPaused: SignInMessages['aManagerOfWhomHasPaused'] = (d) => "A manager of " + d.whom + " has paused your access and can give it back.";
export const theReasonGivenReason: SignInMessages['theReasonGivenReason'] = (d) => "The reason given: “" + d.reason + "”";
export const yourRequestWasDeclined: SignInMessages['yourRequestWasDeclined'] = "Your request was declined";
export const whomHasDeclinedYourRequestWhy: SignInMessages['whomHasDeclinedYourRequestWhy'] = (d) => d.whom + " has declined your request." + d.why + " You can ask again.";
export const yourRequestHasLapsed: SignInMessages['yourRequestHasLapsed'] = "Your request has lapsed";
export const nobodyAtWhomDecidedWithin14: SignInMessages['nobodyAtWhomDecidedWithin14'] = (d) => "Nobody at " + d.whom + " decided within 14 days. Ask again, and tell a manager there.";
export const noPropertyKnowsThisAccountYet: SignInMessages['noPropertyKnowsThisAccountYet'] = "No property knows this account yet";
export const youAreSignedInButNo: SignInMessages['youAreSignedInButNo'] = "You are signed in, but no property has you on its staff. Ask to join yours with the code that a manager there has.";
export const askToJoinOne: SignInMessages['askToJoinOne'] = "Ask to join one";
export const askAgain: SignInMessages['askAgain'] = "Ask again";
export const signOut: SignInMessages['signOut'] = "Sign out";
export const youAreSignedInAsEmail: SignInMessages['youAreSignedInAsEmail'] = (d) => "You are signed in as " + d.email + ".";
export const stillWorkingItMay: SignInMessages['stillWorkingItMay'] = "Still working. It may be the connection; there is no need to start again.";
export const checkingWhatTheProviderSent: SignInMessages['checkingWhatTheProviderSent'] = "Checking what the provider sent.";
export const yourCodePlease: SignInMessages['yourCodePlease'] = "Your code, please";
export const goToStaffLogin: SignInMessages['goToStaffLogin'] = "Go to staff login";
export const aSignInProviderSendsPeople: SignInMessages['aSignInProviderSendsPeople'] = "A sign-in provider sends people back to this address. Nothing came with it.";
export const forPeopleWhoWorkAtHouse: SignInMessages['forPeopleWhoWorkAtHouse'] = (d) => "For people who work at " + d.house + ".";
export const forPeopleWhoWork: SignInMessages['forPeopleWhoWork'] = (d) => "For people who work at a property with " + d.name + ".";
export const youAreSignedInButWe: SignInMessages['youAreSignedInButWe'] = "You are signed in, but we can’t look up your access";
export const lookingUpYourAccess: SignInMessages['lookingUpYourAccess'] = "Looking up your access";
export const forPeopleWhoWorkHere: SignInMessages['forPeopleWhoWorkHere'] = "For people who work here";
export const logIn: SignInMessages['logIn'] = "Log in";
export const register: SignInMessages['register'] = "Register";
export const logInToSeeWhatGuests: SignInMessages['logInToSeeWhatGuests'] = "Log in to see what guests have asked for and to answer them. Nobody sees a guest’s words before a manager of the property has approved them as staff: until then an account shows where it waits, and nothing else. A manager takes access back on the team page, and it is gone within a minute.";

/** The group as one value. @public */
export const signInMessages: SignInMessages = {
  continueWithProvider,
  nobodyWasSignedIn,
  noSignInProviderIsConnected,
  forgotYourPassword,
  typeYourWorkEMailAbove,
  sendTheLink,
  demoMail,
  typeYourWorkEMailFirst,
  ifThisEMail,
  typeYourWorkEMail,
  typeYourPassword,
  staffLogin,
  retry,
  signingIn,
  signIn,
  stillTryingItMay,
  thisIsADemoTheTerminal,
  newHere,
  registerAsStaff,
  stayingWithUs,
  scanYourRoomsCode,
  signInToAnswerYourGuests,
  thisPageIsForStaff,
  signInWithYourWorkAccount,
  stillTryingToRestoreYourSession,
  checkingYourSession,
  oneThingIsLeftYourE,
  openTheLinkThatWeSent,
  propertyHasYourRequest,
  aManagerOfWhomDecidesAbout,
  yourAccessIsSuspended,
  aManagerOfWhomHasPaused,
  theReasonGivenReason,
  yourRequestWasDeclined,
  whomHasDeclinedYourRequestWhy,
  yourRequestHasLapsed,
  nobodyAtWhomDecidedWithin14,
  noPropertyKnowsThisAccountYet,
  youAreSignedInButNo,
  askToJoinOne,
  askAgain,
  signOut,
  youAreSignedInAsEmail,
  stillWorkingItMay,
  checkingWhatTheProviderSent,
  yourCodePlease,
  goToStaffLogin,
  aSignInProviderSendsPeople,
  forPeopleWhoWorkAtHouse,
  forPeopleWhoWork,
  youAreSignedInButWe,
  lookingUpYourAccess,
  forPeopleWhoWorkHere,
  logIn,
  register,
  logInToSeeWhatGuests,
};
