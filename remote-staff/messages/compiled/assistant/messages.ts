// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface AssistantMessages {
  readonly auto: string;
  readonly autoHint: string;
  readonly suggest: string;
  readonly suggestHint: string;
  readonly off: string;
  readonly offHint: string;
  readonly assistant: string;
  readonly forManagers: string;
  readonly noAccessText: string;
  readonly knowledgeHint: string;
  readonly knowledge: string;
  readonly knowledgeHintEnd: string;
  readonly loadFailed: string;
  readonly loadingTheSettings: string;
  readonly savedNote: string;
  readonly mode: string;
  readonly suggestRulesTitle: string;
  readonly vipRuleLabel: string;
  readonly complaintRuleLabel: string;
  readonly nightsRuleLabel: string;
  readonly nightsRuleHint: string;
  readonly nightsRuleError: string;
  readonly saveFailed: string;
  readonly save: string;
  readonly changedByNote: (d: { changedBy: string | number; dayOf: string | number; timeOfDay: string | number }) => string;
  readonly reasonsTodayTitle: string;
  readonly reasonsDayTitle: (d: { dayOf: string | number }) => string;
  readonly refresh: string;
  readonly reasonsLoadFailed: string;
  readonly reasonsLoadingLabel: string;
  readonly reasonsEmptyTitle: string;
  readonly reasonsTodayEmptyHint: string;
  readonly reasonsDayEmptyHint: string;
  readonly showEarlierOnes: string;
  readonly days: string;
  readonly theDayBefore: string;
  readonly theDayAfter: string;
  readonly today: string;
  readonly openConversationLabel: (d: { time: string | number }) => string;
  readonly someone: string;
}
