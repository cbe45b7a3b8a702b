// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { DeskMessages } from './messages.ts';

export const signedOut: DeskMessages['signedOut'] = "Signed out";
export const signedOutText: DeskMessages['signedOutText'] = "Sign in again to go on.";
export const noAccessTitle: DeskMessages['noAccessTitle'] = "Not yours to see";
export const noAccessText: DeskMessages['noAccessText'] = "Your role does not include this.";
export const staleStatus: DeskMessages['staleStatus'] = (d) => "Reconnecting, updated " + d.span + " ago";
export const offlineNotice: DeskMessages['offlineNotice'] = "You are offline. The page shows what was known before. Accept, start and finish requests as usual, and keep the page open: all of it is sent when the connection is back.";
export const liveStopped: DeskMessages['liveStopped'] = "Live updates have stopped.";
export const signInAgain: DeskMessages['signInAgain'] = "Sign in again";
export const reconnect: DeskMessages['reconnect'] = "Reconnect";
export const faultOfField: DeskMessages['faultOfField'] = (d) => d.field + ": " + d.fault;
export const notSent: DeskMessages['notSent'] = "Not sent";
export const unsentText: DeskMessages['unsentText'] = "The page was closed before this was sent.";
export const profileLink: DeskMessages['profileLink'] = "Go to your profile";
export const retry: DeskMessages['retry'] = "Retry";

/** The group as one value. @public */
export const deskMessages: DeskMessages = {
  signedOut,
  signedOutText,
  noAccessTitle,
  noAccessText,
  staleStatus,
  offlineNotice,
  liveStopped,
  signInAgain,
  reconnect,
  faultOfField,
  notSent,
  unsentText,
  profileLink,
  retry,
};
