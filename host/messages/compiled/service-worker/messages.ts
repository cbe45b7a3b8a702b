// Compiled from host/messages/en.json by `npm run messages`.

export interface ServiceWorkerMessages {
  readonly somethingIsNew: string;
  readonly openTheDashboardToSeeIt: string;
  readonly youAreOffline: string;
  readonly notOpenedBefore: string;
  readonly tryAgain: string;
  readonly frontPage: string;
}
