// Compiled from host/messages/en.json by `npm run messages`.

export interface RefusalsMessages {
  readonly unreadableRequest: string;
  readonly whatWasSentHasAnotherForm: string;
  readonly sentFromAnotherSite: string;
  readonly openThePageAgainAndSend: string;
  readonly theServiceCantBeReached: string;
  readonly goBackAndTryAgain: string;
  readonly notFound: string;
  readonly thereIsNothingAtThisAddress: string;
  readonly onlyToBeRead: string;
  readonly nothingCanBeSent: string;
  readonly tooSlow: string;
  readonly theRequestDidNotArrive: string;
  readonly tooLarge: string;
  readonly sendLessAtOnce: string;
  readonly notServedHere: string;
  readonly thisServerDoesNotAnswer: string;
  readonly tooManyReports: string;
  readonly waitALittleBeforeYouSend: string;
  readonly somethingWentWrongHere: string;
  readonly tryAgainIfItHappensAgain: string;
  readonly ourServiceDidNotAnswerWhat: string;
  readonly signInFirst: string;
  readonly signInAsAPersonWho: string;
  readonly notYoursToSee: string;
  readonly whatIsDeployedHereConcernsEvery: string;
  readonly weCantCheckWhoYouAre: string;
  readonly theServiceThatKnowsWho: string;
  readonly notInQuarantine: string;
  readonly thisReleaseIsNotInQuarantine: string;
}
