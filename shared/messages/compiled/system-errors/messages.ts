// Compiled from shared/messages/en.json by `npm run messages`.

export interface SystemErrorsMessages {
  readonly unreachable: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly offline: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly forbidden: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "not-found": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly conflict: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "too-large": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "rate-limited": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "server-error": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "service-worker-registration": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
}
