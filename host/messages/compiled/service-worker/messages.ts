// Compiled from host/messages/en.json by `npm run messages`.

export interface ServiceWorkerMessages {
  readonly unknownPushTitle: string;
  readonly unknownPushText: string;
  readonly youAreOffline: string;
  readonly notOpenedBefore: string;
  readonly tryAgain: string;
  readonly frontPage: string;
}
