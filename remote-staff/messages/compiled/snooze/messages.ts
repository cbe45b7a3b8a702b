// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface SnoozeMessages {
  readonly title: (d: { place: string | number }) => string;
  readonly intro: string;
  readonly minutes15: string;
  readonly hour: string;
  readonly tomorrow: string;
  readonly ownDay: string;
  readonly ownTime: string;
  readonly ownButton: string;
  readonly timePast: string;
  readonly failed: string;
  readonly done: (d: { place: string | number; time: string | number }) => string;
  readonly wakeButton: string;
  readonly wakeFailed: string;
  readonly backButton: string;
}
