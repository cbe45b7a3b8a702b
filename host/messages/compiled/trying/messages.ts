// Compiled from host/messages/en.json by `npm run messages`.

export interface TryingMessages {
  readonly noDevServerOfRemoteAnswers: (d: { remote: string | number; wanted: string | number }) => string;
  readonly thereIsNoReleaseWanted: (d: { remote: string | number; wanted: string | number }) => string;
  readonly remoteOnlyReleasesOfThisSite: (d: { remote: string | number }) => string;
  readonly signInAsADeveloper: string;
  readonly nameWantedIsLive: (d: { name: string | number; wanted: string | number }) => string;
  readonly triedNameFailedCodeAndWasPut: (d: { code: string | number; triedName: string | number }) => string;
  readonly tryingARelease: string;
  readonly thisTabTriesReleases: (d: { releases: string | number }) => string;
  readonly putBack: string;
  readonly close: string;
}
