// Compiled from shared/messages/en.json by `npm run messages`.
import type { AuthErrorsMessages } from './messages.ts';

export const authErrorsMessages: AuthErrorsMessages = {
  "invalid-credential": {
    title: "That does not match",
    sentence: "That e-mail and password don’t match.",
    advice: "Check both and try again."
  },
  "expired-action-code": {
    title: "The link has run out",
    sentence: "That link is no longer valid.",
    advice: "Ask for a new one and open the latest e-mail."
  },
  "email-already-in-use": {
    title: "There is an account already",
    sentence: "This e-mail already belongs to an account.",
    advice: "Sign in with it instead of registering."
  },
  "too-many-requests": {
    title: "Too many tries",
    sentence: "Too many tries.",
    advice: "Wait a few minutes, then try again; what you typed stays here."
  },
  "requires-recent-login": {
    title: "Is it still you?",
    sentence: "For this we need to be sure that it is you.",
    advice: "Type your password once more."
  },
  "user-token-expired": {
    title: "Your session has ended",
    sentence: "Your session has ended.",
    advice: "Sign in again to go on."
  },
  "network-request-failed": {
    title: "No answer from the sign-in service",
    sentence: "We could not reach the sign-in service.",
    advice: "Check the connection; what you typed is kept."
  },
  "operation-not-allowed": {
    title: "Not possible here",
    sentence: "Signing in with a password is switched off here.",
    advice: "Ask a manager of your property how to sign in."
  },
  "user-disabled": {
    title: "The account is switched off",
    sentence: "This account is switched off.",
    advice: "Ask a manager of your property why, and to have it switched on again."
  },
  "other-sign-in-method": {
    title: "There is a password for this e-mail",
    sentence: "This e-mail already signs in with a password.",
    advice: "Sign in with it once; after that the provider works, too."
  },
  "second-factor-required": {
    title: "A code is needed, too",
    sentence: "This account signs in with a code as well.",
    advice: "Sign out, sign in again with your code, and then come back."
  },
  "wrong-code": {
    title: "That code does not work",
    sentence: "That code is wrong, or it was used before.",
    advice: "Wait for the next one in your app and type that."
  },
  "sign-in-expired": {
    title: "That took too long",
    sentence: "That took too long.",
    advice: "Start again."
  },
  "email-not-verified": {
    title: "Your e-mail is not verified",
    sentence: "Your e-mail address is not verified yet.",
    advice: "Open the link that we sent there, then try again."
  },
  "bot-check-unavailable": {
    title: "The bot check did not load",
    sentence: "We check that sign-ins come from people, and that check could not be loaded.",
    advice: "A blocker or the network may be in its way: allow google.com/recaptcha and try again; what you typed is kept."
  },
  "bot-check-refused": {
    title: "The bot check said no",
    sentence: "The check that sign-ins come from people did not let this one through.",
    advice: "Reload the page and try again, or use another browser or network."
  },
  unknown: {
    title: "Signing in did not work",
    sentence: "Signing in did not work, and we do not know why.",
    advice: "Try again in a moment."
  }
}
