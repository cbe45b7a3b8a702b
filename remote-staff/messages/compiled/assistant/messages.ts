// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface AssistantMessages {
  readonly auto: string;
  readonly itAnswersByItselfAndFetches: string;
  readonly suggest: string;
  readonly itDraftsNothingReachesAGuest: string;
  readonly off: string;
  readonly aPersonAnswersEverythingAlarmsStill: string;
  readonly assistant: string;
  readonly forManagers: string;
  readonly howTheAssistantWorksIsDecided: string;
  readonly whatItAnswersFromIsKept: string;
  readonly knowledge: string;
  readonly withTheQuestionsThatItCould: string;
  readonly theSettingsCouldNotBeLoaded: string;
  readonly loadingTheSettings: string;
  readonly savedTheNextMessageIsAnswered: string;
  readonly mode: string;
  readonly suggestOnlyEvenOnAuto: string;
  readonly forGuestsWhomYouMarked: string;
  readonly afterAComplaintUntil: string;
  readonly forStaysOfAtLeastSo: string;
  readonly emptyNoSuchRule: string;
  readonly aNumberFromOneTo365: string;
  readonly theChangeWasNotTaken: string;
  readonly save: string;
  readonly changedByChangedByDayOfTimeOfDay: (d: { changedBy: string | number; dayOf: string | number; timeOfDay: string | number }) => string;
  readonly todaysRefusalsAndHandOffs: string;
  readonly refusalsAndHandOffsDayOf: (d: { dayOf: string | number }) => string;
  readonly refresh: string;
  readonly theReasonsCouldNotBeLoaded: string;
  readonly loadingTheRefusalsAndHandOffs: string;
  readonly nothingWasRefusedOrHandedOver: string;
  readonly whatTheAssistantRefusesLeaves: string;
  readonly thereIsNothingToExplain: string;
  readonly showEarlierOnes: string;
  readonly days: string;
  readonly theDayBefore: string;
  readonly theDayAfter: string;
  readonly today: string;
  readonly atTimeOpenTheConversation: (d: { time: string | number }) => string;
  readonly someone: string;
}
