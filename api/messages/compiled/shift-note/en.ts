// Compiled from api/messages/en.json by `npm run messages`.
import type { ShiftNoteMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const shiftNoteMessages: ShiftNoteMessages = {
  alarms: (d) => plural(d.count, 0, en, { "0": "No alarm", one: "One alarm", other: d.count + " alarms" }) + " since " + d.since + ".",
  alarmOver: (d) => d.place + ", " + d.time + ": " + d.kind + ". Over at " + d.over + ".",
  alarmTaken: (d) => d.place + ", " + d.time + ": " + d.kind + ". " + d.name + " is looking after it.",
  alarmOpen: (d) => d.place + ", " + d.time + ": " + d.kind + ". No one has taken it.",
  guests: (d) => plural(d.count, 0, en, { "0": "No guest waits", one: "One guest waits", other: d.count + " guests wait" }) + " for a person.",
  guestWaits: (d) => d.place + ", since " + d.time,
  slipped: (d) => plural(d.count, 0, en, { "0": "No promise was", one: "One promise was", other: d.count + " promises were" }) + " moved since " + d.since + ".",
  toldInTime: (d) => plural(d.late, 0, en, { "0": "Every guest knew before", one: "One guest was told after", other: d.late + " guests were told after" }) + " the time had passed.",
  slippedTo: (d) => d.request + ": " + d.before + ", now " + d.after + ". " + d.why,
  notKept: (d) => d.request + ": " + d.before + " was not kept, and no other time was named. " + d.why,
  causes: {
    staff: "Moved by the staff.",
    "not-begun": "No one had begun.",
    "under-way": "It took longer."
  },
  open: (d) => plural(d.count, 0, en, { "0": "Nothing is", one: "One request is", other: d.count + " requests are" }) + " open.",
  department: (d) => d.name + ": " + d.count + plural(d.late, 0, en, { "0": "", other: ", " + d.late + " of them overdue" }),
  overdue: (d) => "Overdue since " + d.time + ": " + d.request,
  planned: (d) => plural(d.count, 0, en, { "0": "Nothing is", one: "One request is", other: d.count + " requests are" }) + " planned for the next eight hours.",
  plannedFor: (d) => d.time + ": " + d.request,
  request: (d) => d.title + ", " + d.place + " (No. " + d.no + ")",
  record: (d) => "No. " + d.no + ", " + d.place,
  more: (d) => "and " + d.count + " more"
}
