// Compiled from remote-staff/messages/en.json by `npm run messages`.

export interface DeskMessages {
  readonly signedOut: string;
  readonly signInAgainToGoOn: string;
  readonly notYoursToSee: string;
  readonly yourRoleDoesNotIncludeThis: string;
  readonly reconnectingUpdatedSpanAgo: (d: { span: string | number }) => string;
  readonly liveUpdatesHaveStopped: string;
  readonly signInAgain: string;
  readonly reconnect: string;
  readonly faultOfField: (d: { fault: string | number; field: string | number }) => string;
  readonly notSent: string;
  readonly thePageWasClosedBefore: string;
  readonly goToYourProfile: string;
  readonly retry: string;
}
