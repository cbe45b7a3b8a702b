// Compiled from host/messages/en.json by `npm run messages`.
import type { TryingMessages } from './messages.ts';

export const tryingMessages: TryingMessages = {
  noDevServerOfRemoteAnswers: (d) => "No dev server of " + d.remote + " answers at port " + d.wanted + ", or this site does not let it in.",
  thereIsNoReleaseWanted: (d) => "There is no release " + d.wanted + " of " + d.remote + " here.",
  remoteOnlyReleasesOfThisSite: (d) => d.remote + ": only releases of this site can be tried, by their build, or a dev server, by its port.",
  signInAsADeveloper: "Sign in as a developer or an operator of this platform to try a release.",
  nameWantedIsLive: (d) => d.name + " " + d.wanted + " is live.",
  triedNameFailedCodeAndWasPut: (d) => d.triedName + " failed (" + d.code + ") and was put back.",
  tryingARelease: "Trying a release",
  thisTabTriesReleases: (d) => "This tab tries " + d.releases + ".",
  putBack: "Put back",
  close: "Close"
}
