// Compiled from host/messages/en.json by `npm run messages`.
import type { InstallMessages } from './messages.ts';

export const installMessages: InstallMessages = {
  close: "Close",
  installName: (d) => "Install " + d.name,
  itOpensInAWindow: "It opens in a window of its own, one tap away.",
  install: "Install",
  notNow: "Not now",
  keepNameOnYourHomeScreen: (d) => "Keep " + d.name + " on your home screen",
  tap: "Tap",
  share: "Share",
  inTheBrowsersBar: "in the browser’s bar.",
  choose: "Choose",
  addToHomeScreen: "Add to Home Screen",
  confirm: "Confirm",
  add: "Add",
  gotIt: "Got it"
}
