// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface WeeklyReportMessages {
  readonly title: string;
  readonly choice: string;
  readonly goesTo: (d: { email: string | number }) => string;
  readonly noAddress: string;
  readonly turnedOn: string;
  readonly turnedOff: string;
  readonly notLoaded: string;
  readonly notChanged: string;
}
