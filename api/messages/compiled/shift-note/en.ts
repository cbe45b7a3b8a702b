// Compiled from api/messages/en.json by `npm run messages`.
import type { ShiftNoteMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const alarms: ShiftNoteMessages['alarms'] = (d) => plural(d.count, 0, en, { "0": "No alarm", one: "One alarm", other: d.count + " alarms" }) + " since " + d.since + ".";
export const alarmOver: ShiftNoteMessages['alarmOver'] = (d) => d.place + ", " + d.time + ": " + d.kind + ". Over at " + d.over + ".";
export const alarmTaken: ShiftNoteMessages['alarmTaken'] = (d) => d.place + ", " + d.time + ": " + d.kind + ". " + d.name + " is looking after it.";
export const alarmOpen: ShiftNoteMessages['alarmOpen'] = (d) => d.place + ", " + d.time + ": " + d.kind + ". No one has taken it.";
export const guests: ShiftNoteMessages['guests'] = (d) => plural(d.count, 0, en, { "0": "No guest waits", one: "One guest waits", other: d.count + " guests wait" }) + " for a person.";
export const guestWaits: ShiftNoteMessages['guestWaits'] = (d) => d.place + ", since " + d.time;
export const slipped: ShiftNoteMessages['slipped'] = (d) => plural(d.count, 0, en, { "0": "No promise was", one: "One promise was", other: d.count + " promises were" }) + " moved to a later time since " + d.since + ".";
export const toldInTime: ShiftNoteMessages['toldInTime'] = (d) => plural(d.late, 0, en, { "0": "Every guest knew before", one: "One guest was told after", other: d.late + " guests were told after" }) + " the time had passed.";
export const slippedTo: ShiftNoteMessages['slippedTo'] = (d) => d.request + ": " + d.before + ", now " + d.after + ". " + d.why;
export const notKept: ShiftNoteMessages['notKept'] = (d) => d.request + ": " + d.before + " was not kept, and no other time was named. " + d.why;
export const causes: ShiftNoteMessages['causes'] = {
  staff: "Moved by the staff.",
  "not-begun": "No one had begun.",
  "under-way": "It took longer."
};
export const open: ShiftNoteMessages['open'] = (d) => plural(d.count, 0, en, { "0": "Nothing is", one: "One request is", other: d.count + " requests are" }) + " open.";
export const department: ShiftNoteMessages['department'] = (d) => d.name + ": " + d.count + plural(d.late, 0, en, { "0": "", other: ", " + d.late + " of them overdue" });
export const overdue: ShiftNoteMessages['overdue'] = (d) => "Overdue since " + d.time + ": " + d.request;
export const planned: ShiftNoteMessages['planned'] = (d) => plural(d.count, 0, en, { "0": "Nothing is", one: "One request is", other: d.count + " requests are" }) + " planned for the next eight hours.";
export const plannedFor: ShiftNoteMessages['plannedFor'] = (d) => d.time + ": " + d.request;
export const request: ShiftNoteMessages['request'] = (d) => d.title + ", " + d.place + " (No. " + d.no + ")";
export const record: ShiftNoteMessages['record'] = (d) => "No. " + d.no + ", " + d.place;
export const more: ShiftNoteMessages['more'] = (d) => "and " + d.count + " more";
export const replanned: ShiftNoteMessages['replanned'] = (d) => plural(d.count, 0, en, { one: "One request is", other: d.count + " requests are" }) + " planned for a later time than the guest asked for.";
export const replannedTo: ShiftNoteMessages['replannedTo'] = (d) => d.request + ": asked for " + d.before + ", planned for " + d.after + ".";

/** The group as one value. @public */
export const shiftNoteMessages: ShiftNoteMessages = {
  alarms,
  alarmOver,
  alarmTaken,
  alarmOpen,
  guests,
  guestWaits,
  slipped,
  toldInTime,
  slippedTo,
  notKept,
  causes,
  open,
  department,
  overdue,
  planned,
  plannedFor,
  request,
  record,
  more,
  replanned,
  replannedTo,
};
