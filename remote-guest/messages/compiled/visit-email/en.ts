// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { VisitEmailMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const visitEmailMessages: VisitEmailMessages = {
  title: "E-mail about your visit",
  about: "When this page is closed and this device shows no messages, we can write to you: when your requests change or someone answers.",
  address: "Your e-mail address",
  agree: "Send me e-mails about this visit to this address.",
  agreeHint: "For nothing else. The address is deleted when your visit ends, and you can delete it at any time.",
  send: "Send me a code",
  typeAddress: "Type your e-mail address, as name@mail.com.",
  mustAgree: "Tick the box if you want these e-mails.",
  sentTo: (d) => "We sent a code to " + d.address + ". It works for ten minutes.",
  code: "Code from the e-mail",
  confirm: "Confirm",
  again: "Send another code",
  change: "Another address",
  wrong: (d) => "" + plural(d.count, 0, en, { one: "That is not the code. You can try once more.", other: "That is not the code. You can try " + d.count + " more times." }),
  over: "This code works no more. Send another one.",
  on: (d) => "E-mails about your visit go to " + d.address + " while this page is closed.",
  remove: "Delete the address",
  removed: "The address is deleted. No more e-mails follow.",
  tooMany: "Too many codes were sent. Try again tomorrow, or with another address.",
  failed: "That did not work. Please try again.",
  stopTitle: "Stop e-mails about your visit",
  stopAbout: "Your e-mail address is deleted, and no more e-mails about this visit follow.",
  stop: "Stop the e-mails",
  stopped: "Done. Your address is deleted, and no more e-mails follow.",
  noLink: "This link is not complete. Open it from the e-mail once more.",
  toChat: "To the chat"
}
