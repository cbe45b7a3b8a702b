// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { SignInMessages } from './messages.ts';

export const continueWithProvider: SignInMessages['continueWithProvider'] = (d) => "Continue with " + d.provider;
export const providerFailedTitle: SignInMessages['providerFailedTitle'] = "Nobody was signed in";
export const providerMissingText: SignInMessages['providerMissingText'] = "No sign-in provider is connected to this installation. Sign in with your work e-mail and password instead.";
export const forgotYourPassword: SignInMessages['forgotYourPassword'] = "Forgot your password?";
export const forgotPasswordHint: SignInMessages['forgotPasswordHint'] = "Type your work e-mail above, and we send a link there to set a new password.";
export const sendTheLink: SignInMessages['sendTheLink'] = "Send the link";
export const demoMail: SignInMessages['demoMail'] = "In this demo the link is in the development outbox, whose address npm start prints, and in logs/auth-emulator.log in the data folder.";
export const forgotPasswordError: SignInMessages['forgotPasswordError'] = "Type your work e-mail above first, as name@hotel.com.";
export const passwordLinkSent: SignInMessages['passwordLinkSent'] = "If this e-mail has an account, a link is on its way. Look into spam, too.";
export const emailError: SignInMessages['emailError'] = "Type your work e-mail, as name@hotel.com.";
export const typeYourPassword: SignInMessages['typeYourPassword'] = "Type your password.";
export const staffLogin: SignInMessages['staffLogin'] = "Staff login";
export const retry: SignInMessages['retry'] = "Retry";
export const signingIn: SignInMessages['signingIn'] = "Signing in";
export const signIn: SignInMessages['signIn'] = "Sign in";
export const signInSlow: SignInMessages['signInSlow'] = "Still trying. It may be the connection; there is no need to press again.";
export const demoHint: SignInMessages['demoHint'] = "This is a demo. The terminal that started it prints the sign-in of its manager and its staff.";
export const newHere: SignInMessages['newHere'] = "New here?";
export const registerAsStaff: SignInMessages['registerAsStaff'] = "Register as staff";
export const stayingWithUs: SignInMessages['stayingWithUs'] = "Staying with us?";
export const scanCodeLink: SignInMessages['scanCodeLink'] = "Scan your room’s code";
export const intro: SignInMessages['intro'] = "Sign in to answer your guests, to work through their requests, and to see what is due next.";
export const staffOnlyTitle: SignInMessages['staffOnlyTitle'] = "This page is for staff";
export const staffOnlyText: SignInMessages['staffOnlyText'] = "Sign in with your work account to open it. You come back here afterwards.";
export const sessionSlow: SignInMessages['sessionSlow'] = "Still trying to restore your session. It may be the connection.";
export const checkingYourSession: SignInMessages['checkingYourSession'] = "Checking your session";
export const verifyEmailTitle: SignInMessages['verifyEmailTitle'] = "One thing is left: your e-mail";
export const verifyEmailText: SignInMessages['verifyEmailText'] = (d) => "Open the link that we sent you, and you are on the team of " + d.property + ".";
export const pendingTitle: SignInMessages['pendingTitle'] = (d) => d.property + " has your request";
export const pendingText: SignInMessages['pendingText'] = (d) => "A manager of " + d.whom + " decides about it.";
export const suspendedTitle: SignInMessages['suspendedTitle'] = "Your access is suspended";
export const suspendedText: SignInMessages['suspendedText'] = (d) => "A manager of " + d.whom + " has paused your access and can give it back.";
export const declineReason: SignInMessages['declineReason'] = (d) => "The reason given: “" + d.reason + "”";
export const declinedTitle: SignInMessages['declinedTitle'] = "Your request was declined";
export const declinedText: SignInMessages['declinedText'] = (d) => d.whom + " has declined your request." + d.why + " You can ask again.";
export const lapsedTitle: SignInMessages['lapsedTitle'] = "Your request has lapsed";
export const lapsedText: SignInMessages['lapsedText'] = (d) => "Nobody at " + d.whom + " decided within 14 days. Ask again, and tell a manager there.";
export const noMembershipTitle: SignInMessages['noMembershipTitle'] = "No property knows this account yet";
export const noMembershipText: SignInMessages['noMembershipText'] = "You are signed in, but no property has you on its staff. Ask to join yours with the code that a manager there has.";
export const joinLink: SignInMessages['joinLink'] = "Ask to join one";
export const askAgain: SignInMessages['askAgain'] = "Ask again";
export const signOut: SignInMessages['signOut'] = "Sign out";
export const signedInAs: SignInMessages['signedInAs'] = (d) => "You are signed in as " + d.email + ".";
export const providerSlow: SignInMessages['providerSlow'] = "Still working. It may be the connection; there is no need to start again.";
export const providerChecking: SignInMessages['providerChecking'] = "Checking what the provider sent.";
export const yourCodePlease: SignInMessages['yourCodePlease'] = "Your code, please";
export const staffLoginLink: SignInMessages['staffLoginLink'] = "Go to staff login";
export const providerEmptyText: SignInMessages['providerEmptyText'] = "A sign-in provider sends people back to this address. Nothing came with it.";
export const propertyIntro: SignInMessages['propertyIntro'] = (d) => "For people who work at " + d.house + ".";
export const brandIntro: SignInMessages['brandIntro'] = (d) => "For people who work at a property with " + d.name + ".";
export const accessLoadFailed: SignInMessages['accessLoadFailed'] = "You are signed in, but we can’t look up your access";
export const accessLoadingLabel: SignInMessages['accessLoadingLabel'] = "Looking up your access";
export const staffPageTitle: SignInMessages['staffPageTitle'] = "For people who work here";
export const logIn: SignInMessages['logIn'] = "Log in";
export const register: SignInMessages['register'] = "Register";
export const staffPageText: SignInMessages['staffPageText'] = "Log in to see what guests have asked for and to answer them. Nobody sees a guest’s words before a manager of the property has approved them as staff: until then an account shows where it waits, and nothing else. A manager takes access back on the team page, and it is gone within a minute.";

/** The group as one value. @public */
export const signInMessages: SignInMessages = {
  continueWithProvider,
  providerFailedTitle,
  providerMissingText,
  forgotYourPassword,
  forgotPasswordHint,
  sendTheLink,
  demoMail,
  forgotPasswordError,
  passwordLinkSent,
  emailError,
  typeYourPassword,
  staffLogin,
  retry,
  signingIn,
  signIn,
  signInSlow,
  demoHint,
  newHere,
  registerAsStaff,
  stayingWithUs,
  scanCodeLink,
  intro,
  staffOnlyTitle,
  staffOnlyText,
  sessionSlow,
  checkingYourSession,
  verifyEmailTitle,
  verifyEmailText,
  pendingTitle,
  pendingText,
  suspendedTitle,
  suspendedText,
  declineReason,
  declinedTitle,
  declinedText,
  lapsedTitle,
  lapsedText,
  noMembershipTitle,
  noMembershipText,
  joinLink,
  askAgain,
  signOut,
  signedInAs,
  providerSlow,
  providerChecking,
  yourCodePlease,
  staffLoginLink,
  providerEmptyText,
  propertyIntro,
  brandIntro,
  accessLoadFailed,
  accessLoadingLabel,
  staffPageTitle,
  logIn,
  register,
  staffPageText,
};
