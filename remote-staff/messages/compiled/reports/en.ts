// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ReportsMessages } from './messages.ts';

export const periods: ReportsMessages['periods'] = {
  today: "Today",
  yesterday: "Yesterday",
  "7-days": "Last 7 days",
  "28-days": "Last 28 days",
  month: "This month",
  range: "Own days"
};
export const of: ReportsMessages['of'] = {
  property: "Requests of the whole property.",
  departments: "Requests of your departments.",
  own: "Requests that you had."
};
export const figures: ReportsMessages['figures'] = {
  requests: "Requests",
  response: "First response",
  acknowledged: "Accepted in time",
  done: "Done in time",
  kept: "Promises kept",
  told: "Told in time"
};
export const definitions: ReportsMessages['definitions'] = {
  requests: "Requests made in these days, by the property’s clock, but for those that were cancelled or declined.",
  response: "How long it took until a person accepted a request: half of them were faster, half slower.",
  acknowledged: "Of the requests that were accepted, or should have been by now: how many were accepted by the time set for it.",
  done: "Of the requests with a promised time that has passed, or that are done: how many were done by the time that was promised in the end.",
  kept: "As before, but by the time that was promised first. A promise that was moved counts as not kept, unless the work was done by the first time.",
  told: "Of the promises that were not kept: to how many guests a new time was said before the first had passed."
};
export const before: ReportsMessages['before'] = (d) => "before: " + d.figure;
export const share: ReportsMessages['share'] = (d) => d.percent + " % (" + d.hit + " of " + d.of + ")";
export const assistantTableTitle: ReportsMessages['assistantTableTitle'] = "Why a person was fetched";
export const reason: ReportsMessages['reason'] = "Reason";
export const times: ReportsMessages['times'] = "Times";
export const assistantEmptyTitle: ReportsMessages['assistantEmptyTitle'] = "No person was fetched in these days";
export const assistantEmptyHint: ReportsMessages['assistantEmptyHint'] = "Why guests are handed over is shown here.";
export const definitionsTitle: ReportsMessages['definitionsTitle'] = "What the figures mean";
export const department: ReportsMessages['department'] = "Department";
export const requestsEmptyTitle: ReportsMessages['requestsEmptyTitle'] = "No requests in these days";
export const requestsEmptyHint: ReportsMessages['requestsEmptyHint'] = "Choose other days, or come back later.";
export const requestsByDay: ReportsMessages['requestsByDay'] = "Requests by day";
export const day: ReportsMessages['day'] = "Day";
export const requestsByHour: ReportsMessages['requestsByHour'] = "Requests by hour";
export const hour: ReportsMessages['hour'] = "Hour";
export const departmentTableTitle: ReportsMessages['departmentTableTitle'] = "Promises kept by department";
export const serviceTableTitle: ReportsMessages['serviceTableTitle'] = "Promises kept by service";
export const service: ReportsMessages['service'] = "Service";
export const placeTableTitle: ReportsMessages['placeTableTitle'] = "Promises kept by place";
export const place: ReportsMessages['place'] = "Place";
export const tableLabel: ReportsMessages['tableLabel'] = (d) => d.title + " as a table";
export const saveAsCsv: ReportsMessages['saveAsCsv'] = "Save as CSV";
export const shareOf: ReportsMessages['shareOf'] = (d) => d.share + ": of";
export const reports: ReportsMessages['reports'] = "Reports";
export const noAccessTitle: ReportsMessages['noAccessTitle'] = "For those who work on requests";
export const noAccessText: ReportsMessages['noAccessText'] = "Your role does not include requests. A manager can change that.";
export const intro: ReportsMessages['intro'] = (d) => "Days and hours are those of " + d.property + ". Each figure is shown with what it was in as much time before.";
export const requests: ReportsMessages['requests'] = "Requests";
export const assistantTab: ReportsMessages['assistantTab'] = "Assistant";
export const daysMissingHint: ReportsMessages['daysMissingHint'] = "Choose the first and the last day.";
export const period: ReportsMessages['period'] = "Period";
export const firstDay: ReportsMessages['firstDay'] = "First day";
export const lastDay: ReportsMessages['lastDay'] = "Last day";
export const all: ReportsMessages['all'] = "All";
export const loadingTheReport: ReportsMessages['loadingTheReport'] = "Loading the report";
export const staleTitle: ReportsMessages['staleTitle'] = "This is the report of before";
export const loadFailed: ReportsMessages['loadFailed'] = "The report could not be loaded";
export const counting: ReportsMessages['counting'] = "Counting";
export const compare: ReportsMessages['compare'] = "Compared with";
export const comparisons: ReportsMessages['comparisons'] = {
  before: "The time just before",
  year: "The same weekdays a year before"
};
export const comparedDays: ReportsMessages['comparedDays'] = (d) => "Before: " + d.days;
export const figure: ReportsMessages['figure'] = "Figure";
export const secondsOf: ReportsMessages['secondsOf'] = (d) => d.figure + " (s)";
export const saveFigures: ReportsMessages['saveFigures'] = "Save these figures as CSV";

/** The group as one value. @public */
export const reportsMessages: ReportsMessages = {
  periods,
  of,
  figures,
  definitions,
  before,
  share,
  assistantTableTitle,
  reason,
  times,
  assistantEmptyTitle,
  assistantEmptyHint,
  definitionsTitle,
  department,
  requestsEmptyTitle,
  requestsEmptyHint,
  requestsByDay,
  day,
  requestsByHour,
  hour,
  departmentTableTitle,
  serviceTableTitle,
  service,
  placeTableTitle,
  place,
  tableLabel,
  saveAsCsv,
  shareOf,
  reports,
  noAccessTitle,
  noAccessText,
  intro,
  requests,
  assistantTab,
  daysMissingHint,
  period,
  firstDay,
  lastDay,
  all,
  loadingTheReport,
  staleTitle,
  loadFailed,
  counting,
  compare,
  comparisons,
  comparedDays,
  figure,
  secondsOf,
  saveFigures,
};
