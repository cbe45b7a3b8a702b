// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { SecondFactorMessages } from './messages.ts';

export const sixDigitCode: SecondFactorMessages['sixDigitCode'] = "6-digit code";
export const codeHint: SecondFactorMessages['codeHint'] = "Your authenticator app shows a new one every 30 seconds.";
export const codeError: SecondFactorMessages['codeError'] = (d) => "Type all " + d.digits + " digits.";
export const authenticatorApp: SecondFactorMessages['authenticatorApp'] = "Authenticator app";
export const appSince: SecondFactorMessages['appSince'] = (d) => ", since " + d.dayOf + " " + d.year;
export const yesRemoveIt: SecondFactorMessages['yesRemoveIt'] = "Yes, remove it";
export const keepIt: SecondFactorMessages['keepIt'] = "Keep it";
export const remove: SecondFactorMessages['remove'] = "Remove";
export const removedNote: SecondFactorMessages['removedNote'] = "It is removed. Your password is enough to sign in.";
export const secondFactor: SecondFactorMessages['secondFactor'] = "Second factor";
export const intro: SecondFactorMessages['intro'] = "With a second factor, signing in takes your password and a code from an authenticator app on your phone.";
export const turnedOnNote: SecondFactorMessages['turnedOnNote'] = "It is on. From now on you sign in with a code as well.";
export const ownLoadingLabel: SecondFactorMessages['ownLoadingLabel'] = "Looking up your second factor";
export const setUpButton: SecondFactorMessages['setUpButton'] = "Set up a second factor";
export const yourAuthenticatorApps: SecondFactorMessages['yourAuthenticatorApps'] = "Your authenticator apps";
export const lostPhoneHint: SecondFactorMessages['lostPhoneHint'] = "If you lose the phone, nobody at your property can let you in, and neither can this page. Whoever runs this installation of Bellkey removes the second factor at the identity provider; then you sign in with your password and set it up again.";
export const cancel: SecondFactorMessages['cancel'] = "Cancel";
export const signInAgainHint: SecondFactorMessages['signInAgainHint'] = "For this we need to be sure that it is you. Sign out, sign in again, and come back here within 5 minutes.";
export const proveIdentityLabel: SecondFactorMessages['proveIdentityLabel'] = "Prove that it is you";
export const continueLabel: SecondFactorMessages['continueLabel'] = "Continue";
export const requiredTitle: SecondFactorMessages['requiredTitle'] = "A second factor is required";
export const requiredText: SecondFactorMessages['requiredText'] = (d) => d.reason + " Set yours up here, and go on.";
export const requiredLoadingLabel: SecondFactorMessages['requiredLoadingLabel'] = "Loading your second factor";
export const codeSkippedTitle: SecondFactorMessages['codeSkippedTitle'] = "This sign-in was without your code";
export const signInAgain: SecondFactorMessages['signInAgain'] = "Sign in again";
export const codeSkippedText: SecondFactorMessages['codeSkippedText'] = "You have a second factor, but signed in before it was on.";
export const managersAndOwners: SecondFactorMessages['managersAndOwners'] = "Managers and owners";
export const requirementOn: SecondFactorMessages['requirementOn'] = (d) => d.property + " requires a second factor of managers and owners. Without one they reach nothing here but their profile.";
export const requirementOff: SecondFactorMessages['requirementOff'] = (d) => "Managers and owners of " + d.property + " may sign in with their password alone.";
export const requirementFailed: SecondFactorMessages['requirementFailed'] = "That could not be changed";
export const requirementOffButton: SecondFactorMessages['requirementOffButton'] = "No longer require it";
export const requirementOnButton: SecondFactorMessages['requirementOnButton'] = "Require a second factor";
export const requirementHint: SecondFactorMessages['requirementHint'] = "You can require a second factor of them once you have signed in with your own.";
export const switchedOffText: SecondFactorMessages['switchedOffText'] = "Second factors are switched off at the identity provider of this installation. Ask whoever runs it.";
export const verifyEmailButton: SecondFactorMessages['verifyEmailButton'] = "Send me a link";
export const verifyEmailSent: SecondFactorMessages['verifyEmailSent'] = "We sent you a link. Open it, then set up the second factor.";
export const verifyEmailText: SecondFactorMessages['verifyEmailText'] = "A second factor needs a verified e-mail address, and yours is not verified yet.";
export const retry: SecondFactorMessages['retry'] = "Retry";
export const copied: SecondFactorMessages['copied'] = "Copied.";
export const copyKeyFailed: SecondFactorMessages['copyKeyFailed'] = "This browser does not let us copy. Select the key and copy it.";
export const scanHint: SecondFactorMessages['scanHint'] = "Scan this with an authenticator app on your phone. Scan it with a second phone as well if you want a spare: it is shown this once.";
export const qrCodeLabel: SecondFactorMessages['qrCodeLabel'] = "QR code for your authenticator app";
export const keyHint: SecondFactorMessages['keyHint'] = "Or type this key into the app:";
export const keyLabel: SecondFactorMessages['keyLabel'] = "Key for the app";
export const copyTheKey: SecondFactorMessages['copyTheKey'] = "Copy the key";
export const enterCodeHint: SecondFactorMessages['enterCodeHint'] = "Type the code that the app shows now.";
export const startAgain: SecondFactorMessages['startAgain'] = "Start again";
export const noPhoneHint: SecondFactorMessages['noPhoneHint'] = "Without the phone, ask whoever runs this installation of Bellkey to remove your second factor.";
export const setUpFormLabel: SecondFactorMessages['setUpFormLabel'] = "Set up the second factor";
export const turnItOn: SecondFactorMessages['turnItOn'] = "Turn it on";
export const signInFormLabel: SecondFactorMessages['signInFormLabel'] = "Sign in with your code";
export const signIn: SecondFactorMessages['signIn'] = "Sign in";

/** The group as one value. @public */
export const secondFactorMessages: SecondFactorMessages = {
  sixDigitCode,
  codeHint,
  codeError,
  authenticatorApp,
  appSince,
  yesRemoveIt,
  keepIt,
  remove,
  removedNote,
  secondFactor,
  intro,
  turnedOnNote,
  ownLoadingLabel,
  setUpButton,
  yourAuthenticatorApps,
  lostPhoneHint,
  cancel,
  signInAgainHint,
  proveIdentityLabel,
  continueLabel,
  requiredTitle,
  requiredText,
  requiredLoadingLabel,
  codeSkippedTitle,
  signInAgain,
  codeSkippedText,
  managersAndOwners,
  requirementOn,
  requirementOff,
  requirementFailed,
  requirementOffButton,
  requirementOnButton,
  requirementHint,
  switchedOffText,
  verifyEmailButton,
  verifyEmailSent,
  verifyEmailText,
  retry,
  copied,
  copyKeyFailed,
  scanHint,
  qrCodeLabel,
  keyHint,
  keyLabel,
  copyTheKey,
  enterCodeHint,
  startAgain,
  noPhoneHint,
  setUpFormLabel,
  turnItOn,
  signInFormLabel,
  signIn,
};
