// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ReportsMessages {
  readonly periods: {
    readonly today: string;
    readonly yesterday: string;
    readonly "7-days": string;
    readonly "28-days": string;
    readonly month: string;
    readonly range: string;
  };
  readonly of: {
    readonly property: string;
    readonly departments: string;
    readonly own: string;
  };
  readonly figures: {
    readonly requests: string;
    readonly response: string;
    readonly acknowledged: string;
    readonly done: string;
    readonly kept: string;
    readonly told: string;
  };
  readonly definitions: {
    readonly requests: string;
    readonly response: string;
    readonly acknowledged: string;
    readonly done: string;
    readonly kept: string;
    readonly told: string;
  };
  readonly before: (d: { figure: string | number }) => string;
  readonly share: (d: { hit: string | number; of: string | number; percent: string | number }) => string;
  readonly assistantTableTitle: string;
  readonly reason: string;
  readonly times: string;
  readonly assistantEmptyTitle: string;
  readonly assistantEmptyHint: string;
  readonly definitionsTitle: string;
  readonly department: string;
  readonly requestsEmptyTitle: string;
  readonly requestsEmptyHint: string;
  readonly requestsByDay: string;
  readonly day: string;
  readonly requestsByHour: string;
  readonly hour: string;
  readonly departmentTableTitle: string;
  readonly serviceTableTitle: string;
  readonly service: string;
  readonly placeTableTitle: string;
  readonly place: string;
  readonly tableLabel: (d: { title: string | number }) => string;
  readonly saveAsCsv: string;
  readonly shareOf: (d: { share: string | number }) => string;
  readonly reports: string;
  readonly noAccessTitle: string;
  readonly noAccessText: string;
  readonly intro: (d: { property: string | number }) => string;
  readonly requests: string;
  readonly assistantTab: string;
  readonly daysMissingHint: string;
  readonly period: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly all: string;
  readonly loadingTheReport: string;
  readonly staleTitle: string;
  readonly loadFailed: string;
  readonly counting: string;
  readonly compare: string;
  readonly comparisons: {
    readonly before: string;
    readonly year: string;
  };
  readonly comparedDays: (d: { days: string | number }) => string;
  readonly figure: string;
  readonly secondsOf: (d: { figure: string | number }) => string;
  readonly saveFigures: string;
}
