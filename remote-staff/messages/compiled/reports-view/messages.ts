// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ReportsViewMessages {
  readonly reports: string;
  readonly forThoseWhoWorkOnRequests: string;
  readonly yourRoleDoesNotIncludeRequests: string;
  readonly daysAndHoursAreThose: (d: { property: string | number }) => string;
  readonly requests: string;
  readonly assistant2: string;
  readonly chooseTheFirstAndTheLast: string;
  readonly period: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly department: string;
  readonly all: string;
  readonly loadingTheReport: string;
  readonly thisIsTheReportOfBefore: string;
  readonly theReportCouldNotBeLoaded: string;
  readonly counting: string;
}
