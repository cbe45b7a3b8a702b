// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface ClockMessages {
  readonly seconds: (d: { count: string | number }) => string;
  readonly minutes: (d: { count: string | number }) => string;
  readonly days: (d: { count: string | number }) => string;
  readonly hours: (d: { count: string | number }) => string;
  readonly hoursAndMinutes: (d: { hours: string | number; minutes: string | number }) => string;
}
