// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface WebhookMessages {
  readonly savedOn: string;
  readonly savedOff: string;
  readonly webhook: string;
  readonly address: string;
  readonly addressHint: string;
  readonly toldOf: string;
  readonly kindsError: string;
  readonly sendMessages: string;
  readonly saveFailed: string;
  readonly save: string;
  readonly alarms: string;
  readonly missedTimes: string;
  readonly warningKind: string;
  readonly newRequests: string;
  readonly assignedKind: string;
  readonly whatNeedsApproval: string;
  readonly waitingKind: string;
  readonly registrationKind: string;
  readonly notSentReason: (d: { reason: string | number }) => string;
  readonly notNeededReason: string;
  readonly givenUpStatus: (d: { answered: string | number; attempts: number; reason: string | number }) => string;
  readonly onItsWay: string;
  readonly notArrivedStatus: (d: { answered: string | number; nextAt: string | number; reason: string | number }) => string;
  readonly test: string;
  readonly lastMessages: string;
  readonly testButton: string;
  readonly lookAgain: string;
  readonly sendFailed: string;
  readonly logEmpty: string;
  readonly sendAgainLabel: (d: { format: string | number; text: string | number }) => string;
  readonly sendAgain: string;
  readonly secret: string;
  readonly newSecretTitle: string;
  readonly iHaveIt: string;
  readonly secretUseHint: string;
  readonly secretHint: string;
  readonly newSecretButton: string;
  readonly newSecretFailed: string;
  readonly loadFailed: string;
  readonly loadingTheWebhook: string;
  readonly intro: string;
  readonly turnedOffTitle: string;
  readonly turnedOffText: (d: { format: string | number }) => string;
  readonly arrivedAnswered: (d: { answered: string | number }) => string;
}
