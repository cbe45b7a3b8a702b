// Compiled from host/messages/en.json by `npm run messages`.
import type { RefusalsMessages } from './messages.ts';

export const refusalsMessages: RefusalsMessages = {
  unreadableRequest: "Unreadable request",
  whatWasSentHasAnotherForm: "What was sent has another form than this address takes.",
  sentFromAnotherSite: "Sent from another site",
  openThePageAgainAndSend: "Open the page again and send it from there.",
  theServiceCantBeReached: "The service can’t be reached",
  goBackAndTryAgain: "Go back and try again in a moment: what you typed is still there.",
  notFound: "Not found",
  thereIsNothingAtThisAddress: "There is nothing at this address.",
  onlyToBeRead: "Only to be read",
  nothingCanBeSent: "Nothing can be sent to this address.",
  tooSlow: "Too slow",
  theRequestDidNotArrive: "The request did not arrive in time. Send it again.",
  tooLarge: "Too large",
  sendLessAtOnce: "Send less at once.",
  notServedHere: "Not served here",
  thisServerDoesNotAnswer: "This server does not answer for the host name that you asked. Check the address.",
  tooManyReports: "Too many reports",
  waitALittleBeforeYouSend: "Wait a little before you send more.",
  somethingWentWrongHere: "Something went wrong here",
  tryAgainIfItHappensAgain: "Try again. If it happens again, tell us the reference.",
  ourServiceDidNotAnswerWhat: "Our service did not answer. What you typed is kept; try again in a moment.",
  signInFirst: "Sign in first",
  signInAsAPersonWho: "Sign in as a person who runs this platform, or develops it.",
  notYoursToSee: "Not yours to see",
  whatIsDeployedHereConcernsEvery: "What is deployed here concerns every property. Only the platform’s operators and the developers that they name see it and change it; no role in a property is enough.",
  weCantCheckWhoYouAre: "We can’t check who you are",
  theServiceThatKnowsWho: "The service that knows who you are does not answer. Try again in a moment.",
  notInQuarantine: "Not in quarantine",
  thisReleaseIsNotInQuarantine: "This release is not in quarantine any more. Another person may have lifted it."
}
