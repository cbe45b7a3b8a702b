// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AssistantMessages } from './messages.ts';

export const auto: AssistantMessages['auto'] = "Auto";
export const itAnswersByItselfAndFetches: AssistantMessages['itAnswersByItselfAndFetches'] = "It answers by itself, and fetches a person for what people decide.";
export const suggest: AssistantMessages['suggest'] = "Suggest";
export const itDraftsNothingReachesAGuest: AssistantMessages['itDraftsNothingReachesAGuest'] = "It drafts; nothing reaches a guest before one of you sends it.";
export const off: AssistantMessages['off'] = "Off";
export const aPersonAnswersEverythingAlarmsStill: AssistantMessages['aPersonAnswersEverythingAlarmsStill'] = "A person answers everything. Alarms still go out at once.";
export const assistant: AssistantMessages['assistant'] = "Assistant";
export const forManagers: AssistantMessages['forManagers'] = "For managers";
export const howTheAssistantWorksIsDecided: AssistantMessages['howTheAssistantWorksIsDecided'] = "How the assistant works is decided by managers and owners.";
export const whatItAnswersFromIsKept: AssistantMessages['whatItAnswersFromIsKept'] = "What it answers from is kept in";
export const knowledge: AssistantMessages['knowledge'] = "Knowledge";
export const withTheQuestionsThatItCould: AssistantMessages['withTheQuestionsThatItCould'] = ", with the questions that it could not answer.";
export const theSettingsCouldNotBeLoaded: AssistantMessages['theSettingsCouldNotBeLoaded'] = "The settings could not be loaded";
export const loadingTheSettings: AssistantMessages['loadingTheSettings'] = "Loading the settings";
export const savedTheNextMessageIsAnswered: AssistantMessages['savedTheNextMessageIsAnswered'] = "Saved. The next message is answered this way.";
export const mode: AssistantMessages['mode'] = "Mode";
export const suggestOnlyEvenOnAuto: AssistantMessages['suggestOnlyEvenOnAuto'] = "Suggest only, even on auto";
export const forGuestsWhomYouMarked: AssistantMessages['forGuestsWhomYouMarked'] = "for guests whom you marked as VIP";
export const afterAComplaintUntil: AssistantMessages['afterAComplaintUntil'] = "after a complaint, until it is settled";
export const forStaysOfAtLeastSo: AssistantMessages['forStaysOfAtLeastSo'] = "for stays of at least so many nights";
export const emptyNoSuchRule: AssistantMessages['emptyNoSuchRule'] = "Empty: no such rule.";
export const aNumberFromOneTo365: AssistantMessages['aNumberFromOneTo365'] = "A number from 1 to 365, or nothing.";
export const theChangeWasNotTaken: AssistantMessages['theChangeWasNotTaken'] = "The change was not taken";
export const save: AssistantMessages['save'] = "Save";
export const changedByChangedByDayOfTimeOfDay: AssistantMessages['changedByChangedByDayOfTimeOfDay'] = (d) => "Changed by " + d.changedBy + ", " + d.dayOf + ", " + d.timeOfDay;
export const todaysRefusalsAndHandOffs: AssistantMessages['todaysRefusalsAndHandOffs'] = "Today’s refusals and hand-offs";
export const refusalsAndHandOffsDayOf: AssistantMessages['refusalsAndHandOffsDayOf'] = (d) => "Refusals and hand-offs, " + d.dayOf;
export const refresh: AssistantMessages['refresh'] = "Refresh";
export const theReasonsCouldNotBeLoaded: AssistantMessages['theReasonsCouldNotBeLoaded'] = "The reasons could not be loaded";
export const loadingTheRefusalsAndHandOffs: AssistantMessages['loadingTheRefusalsAndHandOffs'] = "Loading the refusals and hand-offs";
export const nothingWasRefusedOrHandedOver: AssistantMessages['nothingWasRefusedOrHandedOver'] = "Nothing was refused or handed over";
export const whatTheAssistantRefusesLeaves: AssistantMessages['whatTheAssistantRefusesLeaves'] = "What the assistant refuses, leaves to a person or has replaced appears here, with the reason.";
export const thereIsNothingToExplain: AssistantMessages['thereIsNothingToExplain'] = "There is nothing to explain for this day.";
export const showEarlierOnes: AssistantMessages['showEarlierOnes'] = "Show earlier ones";
export const days: AssistantMessages['days'] = "Days";
export const theDayBefore: AssistantMessages['theDayBefore'] = "The day before";
export const theDayAfter: AssistantMessages['theDayAfter'] = "The day after";
export const today: AssistantMessages['today'] = "Today";
export const atTimeOpenTheConversation: AssistantMessages['atTimeOpenTheConversation'] = (d) => "at " + d.time + ", open the conversation";
export const someone: AssistantMessages['someone'] = "someone";

/** The group as one value. @public */
export const assistantMessages: AssistantMessages = {
  auto,
  itAnswersByItselfAndFetches,
  suggest,
  itDraftsNothingReachesAGuest,
  off,
  aPersonAnswersEverythingAlarmsStill,
  assistant,
  forManagers,
  howTheAssistantWorksIsDecided,
  whatItAnswersFromIsKept,
  knowledge,
  withTheQuestionsThatItCould,
  theSettingsCouldNotBeLoaded,
  loadingTheSettings,
  savedTheNextMessageIsAnswered,
  mode,
  suggestOnlyEvenOnAuto,
  forGuestsWhomYouMarked,
  afterAComplaintUntil,
  forStaysOfAtLeastSo,
  emptyNoSuchRule,
  aNumberFromOneTo365,
  theChangeWasNotTaken,
  save,
  changedByChangedByDayOfTimeOfDay,
  todaysRefusalsAndHandOffs,
  refusalsAndHandOffsDayOf,
  refresh,
  theReasonsCouldNotBeLoaded,
  loadingTheRefusalsAndHandOffs,
  nothingWasRefusedOrHandedOver,
  whatTheAssistantRefusesLeaves,
  thereIsNothingToExplain,
  showEarlierOnes,
  days,
  theDayBefore,
  theDayAfter,
  today,
  atTimeOpenTheConversation,
  someone,
};
