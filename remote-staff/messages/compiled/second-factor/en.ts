// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { SecondFactorMessages } from './messages.ts';

export const sixDigitCode: SecondFactorMessages['sixDigitCode'] = "6-digit code";
export const yourAuthenticatorAppShowsANew: SecondFactorMessages['yourAuthenticatorAppShowsANew'] = "Your authenticator app shows a new one every 30 seconds.";
export const typeAllDigitsDigits: SecondFactorMessages['typeAllDigitsDigits'] = (d) => "Type all " + d.digits + " digits.";
export const authenticatorApp: SecondFactorMessages['authenticatorApp'] = "Authenticator app";
export const sinceDayOfYear: SecondFactorMessages['sinceDayOfYear'] = (d) => ", since " + d.dayOf + " " + d.year;
export const yesRemoveIt: SecondFactorMessages['yesRemoveIt'] = "Yes, remove it";
export const keepIt: SecondFactorMessages['keepIt'] = "Keep it";
export const remove: SecondFactorMessages['remove'] = "Remove";
export const itIsRemovedYourPassword: SecondFactorMessages['itIsRemovedYourPassword'] = "It is removed. Your password is enough to sign in.";
export const secondFactor: SecondFactorMessages['secondFactor'] = "Second factor";
export const withASecondFactorSigning: SecondFactorMessages['withASecondFactorSigning'] = "With a second factor, signing in takes your password and a code from an authenticator app on your phone.";
export const itIsOnFromNow: SecondFactorMessages['itIsOnFromNow'] = "It is on. From now on you sign in with a code as well.";
export const lookingUpYourSecondFactor: SecondFactorMessages['lookingUpYourSecondFactor'] = "Looking up your second factor";
export const setUpASecondFactor: SecondFactorMessages['setUpASecondFactor'] = "Set up a second factor";
export const yourAuthenticatorApps: SecondFactorMessages['yourAuthenticatorApps'] = "Your authenticator apps";
export const ifYouLoseThePhoneNobody: SecondFactorMessages['ifYouLoseThePhoneNobody'] = "If you lose the phone, nobody at your property can let you in, and neither can this page. Whoever runs this installation of Bellkey removes the second factor at the identity provider; then you sign in with your password and set it up again.";
export const cancel: SecondFactorMessages['cancel'] = "Cancel";
export const forThisWeNeed: SecondFactorMessages['forThisWeNeed'] = "For this we need to be sure that it is you. Sign out, sign in again, and come back here within 5 minutes.";
export const proveThatItIsYou: SecondFactorMessages['proveThatItIsYou'] = "Prove that it is you";
export const continueLabel: SecondFactorMessages['continueLabel'] = "Continue";
export const aSecondFactorIsRequired: SecondFactorMessages['aSecondFactorIsRequired'] = "A second factor is required";
export const reasonSetYoursUpHere: SecondFactorMessages['reasonSetYoursUpHere'] = (d) => d.reason + " Set yours up here, and go on.";
export const loadingYourSecondFactor: SecondFactorMessages['loadingYourSecondFactor'] = "Loading your second factor";
export const thisSignInWasWithout: SecondFactorMessages['thisSignInWasWithout'] = "This sign-in was without your code";
export const signInAgain: SecondFactorMessages['signInAgain'] = "Sign in again";
export const youHaveASecondFactorBut: SecondFactorMessages['youHaveASecondFactorBut'] = "You have a second factor, but signed in before it was on.";
export const managersAndOwners: SecondFactorMessages['managersAndOwners'] = "Managers and owners";
export const propertyRequiresASecondFactor: SecondFactorMessages['propertyRequiresASecondFactor'] = (d) => d.property + " requires a second factor of managers and owners. Without one they reach nothing here but their profile.";
export const managersAndOwnersOfPropertyMay: SecondFactorMessages['managersAndOwnersOfPropertyMay'] = (d) => "Managers and owners of " + d.property + " may sign in with their password alone.";
export const thatCouldNotBeChanged: SecondFactorMessages['thatCouldNotBeChanged'] = "That could not be changed";
export const noLongerRequireIt: SecondFactorMessages['noLongerRequireIt'] = "No longer require it";
export const requireASecondFactor: SecondFactorMessages['requireASecondFactor'] = "Require a second factor";
export const youCanRequireASecondFactor: SecondFactorMessages['youCanRequireASecondFactor'] = "You can require a second factor of them once you have signed in with your own.";
export const secondFactorsAreSwitchedOff: SecondFactorMessages['secondFactorsAreSwitchedOff'] = "Second factors are switched off at the identity provider of this installation. Ask whoever runs it.";
export const sendMeALink: SecondFactorMessages['sendMeALink'] = "Send me a link";
export const weSentYouALinkOpen: SecondFactorMessages['weSentYouALinkOpen'] = "We sent you a link. Open it, then set up the second factor.";
export const aSecondFactorNeedsAVerified: SecondFactorMessages['aSecondFactorNeedsAVerified'] = "A second factor needs a verified e-mail address, and yours is not verified yet.";
export const retry: SecondFactorMessages['retry'] = "Retry";
export const copied: SecondFactorMessages['copied'] = "Copied.";
export const thisBrowserDoesNotLetUs: SecondFactorMessages['thisBrowserDoesNotLetUs'] = "This browser does not let us copy. Select the key and copy it.";
export const scanThisWithAnAuthenticatorApp: SecondFactorMessages['scanThisWithAnAuthenticatorApp'] = "Scan this with an authenticator app on your phone. Scan it with a second phone as well if you want a spare: it is shown this once.";
export const qrCodeForYourAuthenticatorApp: SecondFactorMessages['qrCodeForYourAuthenticatorApp'] = "QR code for your authenticator app";
export const orTypeThisKeyInto: SecondFactorMessages['orTypeThisKeyInto'] = "Or type this key into the app:";
export const keyForTheApp: SecondFactorMessages['keyForTheApp'] = "Key for the app";
export const copyTheKey: SecondFactorMessages['copyTheKey'] = "Copy the key";
export const typeTheCodeThatTheApp: SecondFactorMessages['typeTheCodeThatTheApp'] = "Type the code that the app shows now.";
export const startAgain: SecondFactorMessages['startAgain'] = "Start again";
export const withoutThePhoneAskWhoeverRuns: SecondFactorMessages['withoutThePhoneAskWhoeverRuns'] = "Without the phone, ask whoever runs this installation of Bellkey to remove your second factor.";
export const setUpTheSecondFactor: SecondFactorMessages['setUpTheSecondFactor'] = "Set up the second factor";
export const turnItOn: SecondFactorMessages['turnItOn'] = "Turn it on";
export const signInWithYourCode: SecondFactorMessages['signInWithYourCode'] = "Sign in with your code";
export const signIn: SecondFactorMessages['signIn'] = "Sign in";

/** The group as one value. @public */
export const secondFactorMessages: SecondFactorMessages = {
  sixDigitCode,
  yourAuthenticatorAppShowsANew,
  typeAllDigitsDigits,
  authenticatorApp,
  sinceDayOfYear,
  yesRemoveIt,
  keepIt,
  remove,
  itIsRemovedYourPassword,
  secondFactor,
  withASecondFactorSigning,
  itIsOnFromNow,
  lookingUpYourSecondFactor,
  setUpASecondFactor,
  yourAuthenticatorApps,
  ifYouLoseThePhoneNobody,
  cancel,
  forThisWeNeed,
  proveThatItIsYou,
  continueLabel,
  aSecondFactorIsRequired,
  reasonSetYoursUpHere,
  loadingYourSecondFactor,
  thisSignInWasWithout,
  signInAgain,
  youHaveASecondFactorBut,
  managersAndOwners,
  propertyRequiresASecondFactor,
  managersAndOwnersOfPropertyMay,
  thatCouldNotBeChanged,
  noLongerRequireIt,
  requireASecondFactor,
  youCanRequireASecondFactor,
  secondFactorsAreSwitchedOff,
  sendMeALink,
  weSentYouALinkOpen,
  aSecondFactorNeedsAVerified,
  retry,
  copied,
  thisBrowserDoesNotLetUs,
  scanThisWithAnAuthenticatorApp,
  qrCodeForYourAuthenticatorApp,
  orTypeThisKeyInto,
  keyForTheApp,
  copyTheKey,
  typeTheCodeThatTheApp,
  startAgain,
  withoutThePhoneAskWhoeverRuns,
  setUpTheSecondFactor,
  turnItOn,
  signInWithYourCode,
  signIn,
};
