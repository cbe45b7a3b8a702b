// Compiled from host/messages/en.json by `npm run messages`.
import type { TryingMessages } from './messages.ts';

export const devServerMissing: TryingMessages['devServerMissing'] = (d) => "No dev server of " + d.remote + " answers at port " + d.wanted + ", or this site does not let it in.";
export const releaseMissing: TryingMessages['releaseMissing'] = (d) => "There is no release " + d.wanted + " of " + d.remote + " here.";
export const trialRefused: TryingMessages['trialRefused'] = (d) => d.remote + ": only releases of this site can be tried, by their build, or a dev server, by its port.";
export const signInHint: TryingMessages['signInHint'] = "Sign in as a developer or an operator of this platform to try a release.";
export const alreadyLive: TryingMessages['alreadyLive'] = (d) => d.name + " " + d.wanted + " is live.";
export const trialFailed: TryingMessages['trialFailed'] = (d) => d.triedName + " failed (" + d.code + ") and was put back.";
export const tryingARelease: TryingMessages['tryingARelease'] = "Trying a release";
export const badgeText: TryingMessages['badgeText'] = (d) => "This tab tries " + d.releases + ".";
export const putBack: TryingMessages['putBack'] = "Put back";
export const close: TryingMessages['close'] = "Close";

/** The group as one value. @public */
export const tryingMessages: TryingMessages = {
  devServerMissing,
  releaseMissing,
  trialRefused,
  signInHint,
  alreadyLive,
  trialFailed,
  tryingARelease,
  badgeText,
  putBack,
  close,
};
