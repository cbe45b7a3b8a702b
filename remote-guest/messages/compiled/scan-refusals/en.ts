// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ScanRefusalsMessages } from './messages.ts';

export const scanRefusalsMessages: ScanRefusalsMessages = {
  foreign: {
    title: "This is not one of our codes",
    text: (d) => "It leads to " + d.host + ". We have not opened it. If it is stuck over another code, please tell reception."
  },
  malformed: {
    title: "No code of ours in there",
    text: "What was read is not a code for a room or a table. Scan the square in your room or on your table, or type the 8 characters under it."
  },
  unknown: {
    title: "We don’t know this code",
    text: "Compare it with the print once more, or ask at reception for a new one."
  },
  closed: {
    title: "This place is not in use",
    text: "It is out of use at the moment, and its code with it. Ask at reception."
  },
  inactive: {
    title: "This code is no longer in use",
    text: "There may be a newer one at this place. Otherwise ask at reception."
  },
  elsewhere: {
    title: "This code opens at another address",
    text: "It belongs to a property that is not at this one. Open it there:"
  },
  rateLimited: {
    title: "Too many tries",
    wait: (d) => "To keep others from guessing codes, we wait now. You can go on in " + d.wait + ".",
    again: "You can try again now."
  },
  unreachable: {
    title: "We can’t look it up right now"
  }
}
