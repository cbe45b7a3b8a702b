// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AssistantMessages } from './messages.ts';

export const auto: AssistantMessages['auto'] = "Auto";
export const autoHint: AssistantMessages['autoHint'] = "It answers by itself, and fetches a person for what people decide.";
export const suggest: AssistantMessages['suggest'] = "Suggest";
export const suggestHint: AssistantMessages['suggestHint'] = "It drafts; nothing reaches a guest before one of you sends it.";
export const off: AssistantMessages['off'] = "Off";
export const offHint: AssistantMessages['offHint'] = "A person answers everything. Alarms still go out at once.";
export const assistant: AssistantMessages['assistant'] = "Assistant";
export const forManagers: AssistantMessages['forManagers'] = "For managers";
export const noAccessText: AssistantMessages['noAccessText'] = "How the assistant works is decided by managers and owners.";
export const knowledgeHint: AssistantMessages['knowledgeHint'] = "What it answers from is kept in";
export const knowledge: AssistantMessages['knowledge'] = "Knowledge";
export const knowledgeHintEnd: AssistantMessages['knowledgeHintEnd'] = ", with the questions that it could not answer.";
export const loadFailed: AssistantMessages['loadFailed'] = "The settings could not be loaded";
export const loadingTheSettings: AssistantMessages['loadingTheSettings'] = "Loading the settings";
export const savedNote: AssistantMessages['savedNote'] = "Saved. The next message is answered this way.";
export const mode: AssistantMessages['mode'] = "Mode";
export const suggestRulesTitle: AssistantMessages['suggestRulesTitle'] = "Suggest only, even on auto";
export const vipRuleLabel: AssistantMessages['vipRuleLabel'] = "for guests whom you marked as VIP";
export const complaintRuleLabel: AssistantMessages['complaintRuleLabel'] = "after a complaint, until it is settled";
export const nightsRuleLabel: AssistantMessages['nightsRuleLabel'] = "for stays of at least so many nights";
export const nightsRuleHint: AssistantMessages['nightsRuleHint'] = "Empty: no such rule.";
export const nightsRuleError: AssistantMessages['nightsRuleError'] = "A number from 1 to 365, or nothing.";
export const saveFailed: AssistantMessages['saveFailed'] = "The change was not taken";
export const save: AssistantMessages['save'] = "Save";
export const changedByNote: AssistantMessages['changedByNote'] = (d) => "Changed by " + d.changedBy + ", " + d.dayOf + ", " + d.timeOfDay;
export const reasonsTodayTitle: AssistantMessages['reasonsTodayTitle'] = "Today’s refusals and hand-offs";
export const reasonsDayTitle: AssistantMessages['reasonsDayTitle'] = (d) => "Refusals and hand-offs, " + d.dayOf;
export const refresh: AssistantMessages['refresh'] = "Refresh";
export const reasonsLoadFailed: AssistantMessages['reasonsLoadFailed'] = "The reasons could not be loaded";
export const reasonsLoadingLabel: AssistantMessages['reasonsLoadingLabel'] = "Loading the refusals and hand-offs";
export const reasonsEmptyTitle: AssistantMessages['reasonsEmptyTitle'] = "Nothing was refused or handed over";
export const reasonsTodayEmptyHint: AssistantMessages['reasonsTodayEmptyHint'] = "What the assistant refuses, leaves to a person or has replaced appears here, with the reason.";
export const reasonsDayEmptyHint: AssistantMessages['reasonsDayEmptyHint'] = "There is nothing to explain for this day.";
export const showEarlierOnes: AssistantMessages['showEarlierOnes'] = "Show earlier ones";
export const days: AssistantMessages['days'] = "Days";
export const theDayBefore: AssistantMessages['theDayBefore'] = "The day before";
export const theDayAfter: AssistantMessages['theDayAfter'] = "The day after";
export const today: AssistantMessages['today'] = "Today";
export const openConversationLabel: AssistantMessages['openConversationLabel'] = (d) => "at " + d.time + ", open the conversation";
export const someone: AssistantMessages['someone'] = "someone";

/** The group as one value. @public */
export const assistantMessages: AssistantMessages = {
  auto,
  autoHint,
  suggest,
  suggestHint,
  off,
  offHint,
  assistant,
  forManagers,
  noAccessText,
  knowledgeHint,
  knowledge,
  knowledgeHintEnd,
  loadFailed,
  loadingTheSettings,
  savedNote,
  mode,
  suggestRulesTitle,
  vipRuleLabel,
  complaintRuleLabel,
  nightsRuleLabel,
  nightsRuleHint,
  nightsRuleError,
  saveFailed,
  save,
  changedByNote,
  reasonsTodayTitle,
  reasonsDayTitle,
  refresh,
  reasonsLoadFailed,
  reasonsLoadingLabel,
  reasonsEmptyTitle,
  reasonsTodayEmptyHint,
  reasonsDayEmptyHint,
  showEarlierOnes,
  days,
  theDayBefore,
  theDayAfter,
  today,
  openConversationLabel,
  someone,
};
