// Compiled from shared/messages/en.json by `npm run messages`.

export interface AuthErrorsMessages {
  readonly "invalid-credential": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "expired-action-code": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "email-already-in-use": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "too-many-requests": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "requires-recent-login": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "user-token-expired": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "network-request-failed": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "operation-not-allowed": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "user-disabled": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "other-sign-in-method": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "second-factor-required": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "wrong-code": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "sign-in-expired": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "email-not-verified": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "bot-check-unavailable": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly "bot-check-refused": {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
  readonly unknown: {
    readonly title: string;
    readonly sentence: string;
    readonly advice: string;
  };
}
