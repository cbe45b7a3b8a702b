// Compiled from host/messages/en.json by `npm run messages`.

export interface RefusalsMessages {
  readonly unreadableRequest: string;
  readonly unreadableRequestText: string;
  readonly crossSiteTitle: string;
  readonly crossSiteText: string;
  readonly unreachableTitle: string;
  readonly unreachableFormText: string;
  readonly notFound: string;
  readonly notFoundText: string;
  readonly readOnlyTitle: string;
  readonly readOnlyText: string;
  readonly tooSlow: string;
  readonly tooSlowText: string;
  readonly tooLarge: string;
  readonly tooLargeText: string;
  readonly notServedHere: string;
  readonly notServedHereText: string;
  readonly tooManyReports: string;
  readonly tooManyReportsText: string;
  readonly internalErrorTitle: string;
  readonly internalErrorText: string;
  readonly unreachableText: string;
  readonly signInFirst: string;
  readonly signInFirstText: string;
  readonly forbiddenTitle: string;
  readonly forbiddenText: string;
  readonly identityUnavailableTitle: string;
  readonly identityUnavailableText: string;
  readonly notInQuarantine: string;
  readonly notInQuarantineText: string;
}
