// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { DeskMessages } from './messages.ts';

export const deskMessages: DeskMessages = {
  signedOut: "Signed out",
  signInAgainToGoOn: "Sign in again to go on.",
  notYoursToSee: "Not yours to see",
  yourRoleDoesNotIncludeThis: "Your role does not include this.",
  reconnectingUpdatedSpanAgo: (d) => "Reconnecting, updated " + d.span + " ago",
  liveUpdatesHaveStopped: "Live updates have stopped.",
  signInAgain: "Sign in again",
  reconnect: "Reconnect",
  notSent: "Not sent",
  thePageWasClosedBefore: "The page was closed before this was sent.",
  goToYourProfile: "Go to your profile",
  retry: "Retry"
}
