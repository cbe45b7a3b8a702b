// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ToldMessages } from './messages.ts';

export const toldMessages: ToldMessages = {
  title: "Messages while this page is closed",
  offer: "Shall we tell you on this device when something changes, even while this page is closed?",
  yes: "Yes, tell me",
  no: "No, thanks",
  isOn: "You will be told on this device. You can turn it off in your profile.",
  failed: "That did not work. Please try again.",
  turnOn: "Turn on",
  turnOff: "Turn off",
  states: {
    on: "You are told on this device when your requests change or someone writes to you, until your visit ends.",
    off: "Off. You see what changes when you open this page.",
    denied: "Your browser does not allow messages from this site. You can change that in its settings.",
    "install-first": "On this device it works once you add this page to your home screen: Share, then “Add to Home Screen”.",
    unsupported: "This browser has no messages while a page is closed."
  }
}
