// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ReportsViewMessages } from './messages.ts';

export const reports: ReportsViewMessages['reports'] = "Reports";
export const forThoseWhoWorkOnRequests: ReportsViewMessages['forThoseWhoWorkOnRequests'] = "For those who work on requests";
export const yourRoleDoesNotIncludeRequests: ReportsViewMessages['yourRoleDoesNotIncludeRequests'] = "Your role does not include requests. A manager can change that.";
export const daysAndHoursAreThose: ReportsViewMessages['daysAndHoursAreThose'] = (d) => "Days and hours are those of " + d.property + ". Each figure is shown with what it was in as much time before.";
export const requests: ReportsViewMessages['requests'] = "Requests";
export const assistant2: ReportsViewMessages['assistant2'] = "Assistant";
export const chooseTheFirstAndTheLast: ReportsViewMessages['chooseTheFirstAndTheLast'] = "Choose the first and the last day.";
export const period: ReportsViewMessages['period'] = "Period";
export const firstDay: ReportsViewMessages['firstDay'] = "First day";
export const lastDay: ReportsViewMessages['lastDay'] = "Last day";
export const department: ReportsViewMessages['department'] = "Department";
export const all: ReportsViewMessages['all'] = "All";
export const loadingTheReport: ReportsViewMessages['loadingTheReport'] = "Loading the report";
export const thisIsTheReportOfBefore: ReportsViewMessages['thisIsTheReportOfBefore'] = "This is the report of before";
export const theReportCouldNotBeLoaded: ReportsViewMessages['theReportCouldNotBeLoaded'] = "The report could not be loaded";
export const counting: ReportsViewMessages['counting'] = "Counting";

/** The group as one value. @public */
export const reportsViewMessages: ReportsViewMessages = {
  reports,
  forThoseWhoWorkOnRequests,
  yourRoleDoesNotIncludeRequests,
  daysAndHoursAreThose,
  requests,
  assistant2,
  chooseTheFirstAndTheLast,
  period,
  firstDay,
  lastDay,
  department,
  all,
  loadingTheReport,
  thisIsTheReportOfBefore,
  theReportCouldNotBeLoaded,
  counting,
};
