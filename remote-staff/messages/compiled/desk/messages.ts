// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface DeskMessages {
  readonly signedOut: string;
  readonly signedOutText: string;
  readonly noAccessTitle: string;
  readonly noAccessText: string;
  readonly staleStatus: (d: { span: string | number }) => string;
  readonly offlineNotice: string;
  readonly liveStopped: string;
  readonly signInAgain: string;
  readonly reconnect: string;
  readonly faultOfField: (d: { fault: string | number; field: string | number }) => string;
  readonly notSent: string;
  readonly unsentText: string;
  readonly profileLink: string;
  readonly retry: string;
}
