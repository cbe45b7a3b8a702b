// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ShiftMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const shiftMessages: ShiftMessages = {
  sections: {
    own: "In your own words",
    alarms: "Alarms",
    guests: "Guests who wait for a person",
    slipped: "Promises that were moved",
    open: "Open requests",
    planned: "Planned for the next hours"
  },
  causes: {
    staff: "moved by the staff",
    "not-begun": "no one had begun",
    "under-way": "it took longer"
  },
  open: (d) => plural(d.open, 0, en, { "0": "Nothing", other: d.open }) + " open",
  counts: (d) => d.unaccepted + " not accepted, " + d.overdue + " overdue, " + d.planned + " planned",
  more: (d) => "and " + d.count + " more",
  slip: (d) => d.before + ", now " + d.after + ": " + d.why,
  notKept: (d) => d.before + " was not kept, and no other time was named: " + d.why,
  toldInTime: (d) => "The guest knew at " + d.at + ", before the time had passed.",
  toldLate: (d) => "The guest was told at " + d.at + ", after the time had passed.",
  alarmTaken: (d) => d.name + " is looking after it.",
  alarmOver: (d) => "Over at " + d.time + ".",
  alarmOpen: "No one has taken it.",
  readers: (d) => "Read by " + d.names + ".",
  quietDepartments: (d) => "Nothing open, and no one in them: " + d.names + "."
}
