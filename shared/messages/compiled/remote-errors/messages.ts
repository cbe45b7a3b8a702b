// Compiled from shared/messages/en.json by `npm run messages`.

export interface RemoteErrorsMessages {
  readonly "stale-deploy": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly unavailable: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly timeout: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "bad-build": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly incompatible: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly crashed: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
}
