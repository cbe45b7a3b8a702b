// Compiled from host/messages/en.json by `npm run messages`.

export interface TryingMessages {
  readonly devServerMissing: (d: { remote: string | number; wanted: string | number }) => string;
  readonly releaseMissing: (d: { remote: string | number; wanted: string | number }) => string;
  readonly trialRefused: (d: { remote: string | number }) => string;
  readonly signInHint: string;
  readonly alreadyLive: (d: { name: string | number; wanted: string | number }) => string;
  readonly trialFailed: (d: { code: string | number; triedName: string | number }) => string;
  readonly tryingARelease: string;
  readonly badgeText: (d: { releases: string | number }) => string;
  readonly putBack: string;
  readonly close: string;
}
