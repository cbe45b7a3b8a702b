// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { DeskMessages } from './messages.ts';

export const signedOut: DeskMessages['signedOut'] = "Signed out";
export const signInAgainToGoOn: DeskMessages['signInAgainToGoOn'] = "Sign in again to go on.";
export const notYoursToSee: DeskMessages['notYoursToSee'] = "Not yours to see";
export const yourRoleDoesNotIncludeThis: DeskMessages['yourRoleDoesNotIncludeThis'] = "Your role does not include this.";
export const reconnectingUpdatedSpanAgo: DeskMessages['reconnectingUpdatedSpanAgo'] = (d) => "Reconnecting, updated " + d.span + " ago";
export const liveUpdatesHaveStopped: DeskMessages['liveUpdatesHaveStopped'] = "Live updates have stopped.";
export const signInAgain: DeskMessages['signInAgain'] = "Sign in again";
export const reconnect: DeskMessages['reconnect'] = "Reconnect";
export const faultOfField: DeskMessages['faultOfField'] = (d) => d.field + ": " + d.fault;
export const notSent: DeskMessages['notSent'] = "Not sent";
export const thePageWasClosedBefore: DeskMessages['thePageWasClosedBefore'] = "The page was closed before this was sent.";
export const goToYourProfile: DeskMessages['goToYourProfile'] = "Go to your profile";
export const retry: DeskMessages['retry'] = "Retry";

/** The group as one value. @public */
export const deskMessages: DeskMessages = {
  signedOut,
  signInAgainToGoOn,
  notYoursToSee,
  yourRoleDoesNotIncludeThis,
  reconnectingUpdatedSpanAgo,
  liveUpdatesHaveStopped,
  signInAgain,
  reconnect,
  faultOfField,
  notSent,
  thePageWasClosedBefore,
  goToYourProfile,
  retry,
};
