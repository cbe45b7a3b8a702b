// Compiled from host/messages/en.json by `npm run messages`.
import type { RefusalsMessages } from './messages.ts';

export const unreadableRequest: RefusalsMessages['unreadableRequest'] = "Unreadable request";
export const whatWasSentHasAnotherForm: RefusalsMessages['whatWasSentHasAnotherForm'] = "What was sent has another form than this address takes.";
export const sentFromAnotherSite: RefusalsMessages['sentFromAnotherSite'] = "Sent from another site";
export const openThePageAgainAndSend: RefusalsMessages['openThePageAgainAndSend'] = "Open the page again and send it from there.";
export const theServiceCantBeReached: RefusalsMessages['theServiceCantBeReached'] = "The service can’t be reached";
export const goBackAndTryAgain: RefusalsMessages['goBackAndTryAgain'] = "Go back and try again in a moment: what you typed is still there.";
export const notFound: RefusalsMessages['notFound'] = "Not found";
export const thereIsNothingAtThisAddress: RefusalsMessages['thereIsNothingAtThisAddress'] = "There is nothing at this address.";
export const onlyToBeRead: RefusalsMessages['onlyToBeRead'] = "Only to be read";
export const nothingCanBeSent: RefusalsMessages['nothingCanBeSent'] = "Nothing can be sent to this address.";
export const tooSlow: RefusalsMessages['tooSlow'] = "Too slow";
export const theRequestDidNotArrive: RefusalsMessages['theRequestDidNotArrive'] = "The request did not arrive in time. Send it again.";
export const tooLarge: RefusalsMessages['tooLarge'] = "Too large";
export const sendLessAtOnce: RefusalsMessages['sendLessAtOnce'] = "Send less at once.";
export const notServedHere: RefusalsMessages['notServedHere'] = "Not served here";
export const thisServerDoesNotAnswer: RefusalsMessages['thisServerDoesNotAnswer'] = "This server does not answer for the host name that you asked. Check the address.";
export const tooManyReports: RefusalsMessages['tooManyReports'] = "Too many reports";
export const waitALittleBeforeYouSend: RefusalsMessages['waitALittleBeforeYouSend'] = "Wait a little before you send more.";
export const somethingWentWrongHere: RefusalsMessages['somethingWentWrongHere'] = "Something went wrong here";
export const tryAgainIfItHappensAgain: RefusalsMessages['tryAgainIfItHappensAgain'] = "Try again. If it happens again, tell us the reference.";
export const ourServiceDidNotAnswerWhat: RefusalsMessages['ourServiceDidNotAnswerWhat'] = "Our service did not answer. What you typed is kept; try again in a moment.";
export const signInFirst: RefusalsMessages['signInFirst'] = "Sign in first";
export const signInAsAPersonWho: RefusalsMessages['signInAsAPersonWho'] = "Sign in as a person who runs this platform, or develops it.";
export const notYoursToSee: RefusalsMessages['notYoursToSee'] = "Not yours to see";
export const whatIsDeployedHereConcernsEvery: RefusalsMessages['whatIsDeployedHereConcernsEvery'] = "What is deployed here concerns every property. Only the platform’s operators and the developers that they name see it and change it; no role in a property is enough.";
export const weCantCheckWhoYouAre: RefusalsMessages['weCantCheckWhoYouAre'] = "We can’t check who you are";
export const theServiceThatKnowsWho: RefusalsMessages['theServiceThatKnowsWho'] = "The service that knows who you are does not answer. Try again in a moment.";
export const notInQuarantine: RefusalsMessages['notInQuarantine'] = "Not in quarantine";
export const thisReleaseIsNotInQuarantine: RefusalsMessages['thisReleaseIsNotInQuarantine'] = "This release is not in quarantine any more. Another person may have lifted it.";

/** The group as one value. @public */
export const refusalsMessages: RefusalsMessages = {
  unreadableRequest,
  whatWasSentHasAnotherForm,
  sentFromAnotherSite,
  openThePageAgainAndSend,
  theServiceCantBeReached,
  goBackAndTryAgain,
  notFound,
  thereIsNothingAtThisAddress,
  onlyToBeRead,
  nothingCanBeSent,
  tooSlow,
  theRequestDidNotArrive,
  tooLarge,
  sendLessAtOnce,
  notServedHere,
  thisServerDoesNotAnswer,
  tooManyReports,
  waitALittleBeforeYouSend,
  somethingWentWrongHere,
  tryAgainIfItHappensAgain,
  ourServiceDidNotAnswerWhat,
  signInFirst,
  signInAsAPersonWho,
  notYoursToSee,
  whatIsDeployedHereConcernsEvery,
  weCantCheckWhoYouAre,
  theServiceThatKnowsWho,
  notInQuarantine,
  thisReleaseIsNotInQuarantine,
};
