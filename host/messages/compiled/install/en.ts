// Compiled from host/messages/en.json by `npm run messages`.
import type { InstallMessages } from './messages.ts';

export const close: InstallMessages['close'] = "Close";
export const installName: InstallMessages['installName'] = (d) => "Install " + d.name;
export const installHint: InstallMessages['installHint'] = "It opens in a window of its own, one tap away.";
export const install: InstallMessages['install'] = "Install";
export const notNow: InstallMessages['notNow'] = "Not now";
export const stepsTitle: InstallMessages['stepsTitle'] = (d) => "Keep " + d.name + " on your home screen";
export const tap: InstallMessages['tap'] = "Tap";
export const share: InstallMessages['share'] = "Share";
export const shareStepEnd: InstallMessages['shareStepEnd'] = "in the browser’s bar.";
export const choose: InstallMessages['choose'] = "Choose";
export const addToHomeOption: InstallMessages['addToHomeOption'] = "Add to Home Screen";
export const confirm: InstallMessages['confirm'] = "Confirm";
export const add: InstallMessages['add'] = "Add";
export const gotIt: InstallMessages['gotIt'] = "Got it";

/** The group as one value. @public */
export const installMessages: InstallMessages = {
  close,
  installName,
  installHint,
  install,
  notNow,
  stepsTitle,
  tap,
  share,
  shareStepEnd,
  choose,
  addToHomeOption,
  confirm,
  add,
  gotIt,
};
