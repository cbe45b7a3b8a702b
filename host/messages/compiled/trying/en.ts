// Compiled from host/messages/en.json by `npm run messages`.
import type { TryingMessages } from './messages.ts';

export const noDevServerOfRemoteAnswers: TryingMessages['noDevServerOfRemoteAnswers'] = (d) => "No dev server of " + d.remote + " answers at port " + d.wanted + ", or this site does not let it in.";
export const thereIsNoReleaseWanted: TryingMessages['thereIsNoReleaseWanted'] = (d) => "There is no release " + d.wanted + " of " + d.remote + " here.";
export const remoteOnlyReleasesOfThisSite: TryingMessages['remoteOnlyReleasesOfThisSite'] = (d) => d.remote + ": only releases of this site can be tried, by their build, or a dev server, by its port.";
export const signInAsADeveloper: TryingMessages['signInAsADeveloper'] = "Sign in as a developer or an operator of this platform to try a release.";
export const nameWantedIsLive: TryingMessages['nameWantedIsLive'] = (d) => d.name + " " + d.wanted + " is live.";
export const triedNameFailedCodeAndWasPut: TryingMessages['triedNameFailedCodeAndWasPut'] = (d) => d.triedName + " failed (" + d.code + ") and was put back.";
export const tryingARelease: TryingMessages['tryingARelease'] = "Trying a release";
export const thisTabTriesReleases: TryingMessages['thisTabTriesReleases'] = (d) => "This tab tries " + d.releases + ".";
export const putBack: TryingMessages['putBack'] = "Put back";
export const close: TryingMessages['close'] = "Close";

/** The group as one value. @public */
export const tryingMessages: TryingMessages = {
  noDevServerOfRemoteAnswers,
  thereIsNoReleaseWanted,
  remoteOnlyReleasesOfThisSite,
  signInAsADeveloper,
  nameWantedIsLive,
  triedNameFailedCodeAndWasPut,
  tryingARelease,
  thisTabTriesReleases,
  putBack,
  close,
};
