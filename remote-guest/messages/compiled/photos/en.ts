// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { PhotosMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const photosMessages: PhotosMessages = {
  add: "Add a photo",
  opening: "The photo is being opened.",
  added: "Your photo is added. Write what it is about, or send it as it is.",
  alt: "Photo that is not sent yet",
  send: "Send the photo",
  remove: "Remove the photo",
  sending: "The photo is being sent.",
  offline: "You are offline. The photo is sent when you are connected again.",
  later: "That did not work. The photo is sent again in a moment.",
  over: "Your visit has ended, so this photo was not sent. It stays here until you scan the code again or remove it.",
  earlier: "This photo is from your last visit and was not sent.",
  tooMany: "This conversation has as many photos as it can have.",
  refused: "This photo was not taken. Try again, or send another.",
  retry: "Try again",
  unreadable: "We cannot open this file as a photo. Choose another, or a screenshot of it.",
  full: (d) => plural(d.count, 0, en, { one: d.count + " photo waits", other: d.count + " photos wait" }) + " already. Send or remove one first.",
  unkept: "Leave this page open until the photo is sent: this browser cannot keep it.",
  label: (d) => "Photo that you sent, " + d.time,
  fromStaff: (d) => "Photo from the staff, " + d.time,
  loading: "The photo is loading.",
  failed: "The photo did not load.",
  close: "Close"
}
