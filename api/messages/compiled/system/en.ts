// Compiled from api/messages/en.json by `npm run messages`.
import type { SystemMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const systemMessages: SystemMessages = {
  handedOff: {
    hotel: (d) => "I have passed this to Reception. " + plural(d.position, 0, en, { "1": "You are first in line", other: "You are number " + d.position + " in line" }) + "; they aim to answer within " + d.minutes + " minutes.",
    restaurant: (d) => "I have passed this to our staff. " + plural(d.position, 0, en, { "1": "You are first in line", other: "You are number " + d.position + " in line" }) + "; they aim to answer within " + d.minutes + " minutes.",
    str: (d) => "I have passed this to your host. " + plural(d.position, 0, en, { "1": "You are first in line", other: "You are number " + d.position + " in line" }) + "; they aim to answer within " + d.minutes + " minutes."
  },
  handedOffLate: {
    hotel: (d) => "I have passed this to Reception. " + plural(d.position, 0, en, { "1": "You are first in line", other: "You are number " + d.position + " in line" }) + ". Others before you have waited longer than we aim for, so we name no time.",
    restaurant: (d) => "I have passed this to our staff. " + plural(d.position, 0, en, { "1": "You are first in line", other: "You are number " + d.position + " in line" }) + ". Others before you have waited longer than we aim for, so we name no time.",
    str: (d) => "I have passed this to your host. " + plural(d.position, 0, en, { "1": "You are first in line", other: "You are number " + d.position + " in line" }) + ". Others before you have waited longer than we aim for, so we name no time."
  },
  unseenPhoto: "I cannot look at photos myself.",
  alerted: {
    hotel: "Reception and the duty manager have been alerted and see your message first.",
    restaurant: "Our staff and the duty manager have been alerted and see your message first.",
    str: "Your host and whoever is on call have been alerted and see your message first."
  },
  declined: (d) => "We are sorry, we cannot do this: " + d.title + ". " + d.reason,
  cancelledByStaff: (d) => "This was cancelled by our staff: " + d.title + ". " + d.reason,
  ordered: (d) => "Your order is with the kitchen. Total " + d.total + ".",
  dishesRefused: (d) => "We are sorry, the kitchen has run out of this: " + d.dishes + ". Choose something else or leave it out: “Details” on the order’s card.",
  stillWaiting: {
    hotel: "This is taking longer than we said, and we are sorry. The duty manager has been told.",
    restaurant: "This is taking longer than we said, and we are sorry. The duty manager has been told.",
    str: "This is taking longer than we said, and we are sorry. Whoever is on call has been told."
  },
  orCall: (d) => "You can also call " + d.phone + ".",
  slipped: {
    "not-begun": (d) => "We are sorry: this takes longer than we said. " + d.title + ": nobody has been able to begin yet. New time: " + d.time + " instead of " + d.before + ".",
    "under-way": (d) => "We are sorry: this takes longer than we said. " + d.title + ": we are working on it and are not finished. New time: " + d.time + " instead of " + d.before + "."
  },
  notKept: {
    hotel: (d) => "We are sorry: " + d.title + " will not be done by " + d.before + ", and we do not want to name another time that we cannot keep. The duty manager has been told.",
    restaurant: (d) => "We are sorry: " + d.title + " will not be done by " + d.before + ", and we do not want to name another time that we cannot keep. The duty manager has been told.",
    str: (d) => "We are sorry: " + d.title + " will not be done by " + d.before + ", and we do not want to name another time that we cannot keep. Whoever is on call has been told."
  },
  expired: (d) => "We are sorry: nobody could decide about this in time, so it is not approved: " + d.title + ". You can ask again, or ask to talk to a person.",
  awaitingAnswer: (d) => "We are waiting for your answer about this: " + d.title + ".",
  emergencyWaiting: (d) => "Nobody has taken this yet, and everyone on duty has been told again. If someone is in danger, do not wait for us: call " + d.number + " now.",
  offered: (d) => d.title + ": we can offer this instead: " + d.offer + ". Does that suit you? Accept or decline it on the card.",
  moved: (d) => "You are now in " + d.place + ". What you have asked for and is still open comes there.",
  merged: (d) => "We have put two of your requests together, so that nobody comes twice: " + d.title + ".",
  planned: (d) => d.title + " is now planned for " + d.time + ". " + d.reason,
  kitchenClosed: {
    until: (d) => "The kitchen is closed until " + d.time + ". You can order for then in the menu.",
    open: "The kitchen is closed at this time."
  },
  confirmed: (d) => "This is confirmed: " + d.what + ".",
  approved: (d) => "This is approved: " + d.what + ".",
  raised: (d) => "Our team has entered this for you: " + d.title + "."
}
