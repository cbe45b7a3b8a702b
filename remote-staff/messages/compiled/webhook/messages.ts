// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface WebhookMessages {
  readonly savedMessagesGoThereFromNow: string;
  readonly savedNoMessagesGoThere: string;
  readonly webhook: string;
  readonly address: string;
  readonly beginsWithHttpsANewAddress: string;
  readonly toldOf: string;
  readonly chooseAtLeastOne: string;
  readonly sendMessages: string;
  readonly itWasNotSaved: string;
  readonly save: string;
  readonly alarms: string;
  readonly missedTimes: string;
  readonly timesThatComeNear: string;
  readonly newRequests: string;
  readonly requestsThatAreGivenToSomeone: string;
  readonly whatNeedsApproval: string;
  readonly guestsWhoWaitForAPerson: string;
  readonly peopleWhoWantToJoin: string;
  readonly notSentReason: (d: { reason: string | number }) => string;
  readonly itIsNoLongerNeeded: string;
  readonly givenUpAfterAttemptsAttemptOther: (d: { answered: string | number; attempts: number; reason: string | number }) => string;
  readonly onItsWay: string;
  readonly notArrivedYetAnsweredReasonNext: (d: { answered: string | number; nextAt: string | number; reason: string | number }) => string;
  readonly test: string;
  readonly lastMessages: string;
  readonly sendATestMessage: string;
  readonly lookAgain: string;
  readonly itWasNotSent: string;
  readonly noMessageHasBeenSentYet: string;
  readonly sendAgainTextFormat: (d: { format: string | number; text: string | number }) => string;
  readonly sendAgain: string;
  readonly secret: string;
  readonly copyTheSecretNow: string;
  readonly iHaveIt: string;
  readonly theReceiverChecks: string;
  readonly itWasShownWhen: string;
  readonly makeANewSecret: string;
  readonly noSecretWasMade: string;
  readonly theWebhookCouldNotBeLoaded: string;
  readonly loadingTheWebhook: string;
  readonly aSignedMessageToAnAddress: string;
  readonly theWebhookIsOff: string;
  readonly itWasTurnedOffOnFormat: (d: { format: string | number }) => string;
  readonly arrivedAnswered: (d: { answered: string | number }) => string;
}
