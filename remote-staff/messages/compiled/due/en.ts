// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { DueMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const overdue: DueMessages['overdue'] = (d) => "Late or not accepted in time (" + d.count + ")";
export const nextHour: DueMessages['nextHour'] = (d) => "In the next hour (" + d.count + ")";
export const unpromised: DueMessages['unpromised'] = (d) => "No time promised (" + d.count + ")";
export const onDuty: DueMessages['onDuty'] = (d) => plural(d.count, 0, en, { "0": "No one", one: number("en", d.count, 0) + " person", other: number("en", d.count, 0) + " people" }) + " on duty";
export const quiet: DueMessages['quiet'] = (d) => "Nothing is due here: " + d.names + ".";
export const planned: DueMessages['planned'] = (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " planned request is", other: number("en", d.count, 0) + " planned requests are" }) + " due later.";
export const late: DueMessages['late'] = (d) => "" + plural(d.count, 0, en, { "0": "Nothing is overdue", one: number("en", d.count, 0) + " request is late or not accepted in time", other: number("en", d.count, 0) + " requests are late or not accepted in time" });
export const deeds: DueMessages['deeds'] = {
  tell: "The managers are informed.",
  warn: (d) => d.department + " is warned that the time is near.",
  slip: "The guest is told that it takes longer, with a new time.",
  escalate: "The next in line are called.",
  remind: "The guest is reminded of a question.",
  "return": (d) => d.department + " gets it back, because the guest has not answered.",
  expire: "It lapses, because no one has approved it.",
  again: "The next time is planned."
};
export const notAccepted: DueMessages['notAccepted'] = "Not accepted in time";
export const clockActionsTitle: DueMessages['clockActionsTitle'] = "What happens by itself";
export const clockActionsEmpty: DueMessages['clockActionsEmpty'] = "No request waits for a warning, a reminder or a call for help.";
export const laterRest: DueMessages['laterRest'] = (d) => "Later (" + d.rest + ")";
export const whatIsDue: DueMessages['whatIsDue'] = "What is due";
export const noAccessTitle: DueMessages['noAccessTitle'] = "For those who work on requests";
export const noAccessText: DueMessages['noAccessText'] = "Your role does not include requests. A manager can change that.";
export const intro: DueMessages['intro'] = "What is late, what comes next, and who is there.";
export const loadingLabel: DueMessages['loadingLabel'] = "Loading what is due";
export const loadFailed: DueMessages['loadFailed'] = "What is due could not be loaded";
export const staleTitle: DueMessages['staleTitle'] = "This may be out of date";
export const introWithCounts: DueMessages['introWithCounts'] = (d) => d.late + " at " + d.timeOfDay + "." + d.later;
export const emptyTitle: DueMessages['emptyTitle'] = "Nothing is due within the hour";
export const emptyHint: DueMessages['emptyHint'] = "What comes in shows here by itself.";

/** The group as one value. @public */
export const dueMessages: DueMessages = {
  overdue,
  nextHour,
  unpromised,
  onDuty,
  quiet,
  planned,
  late,
  deeds,
  notAccepted,
  clockActionsTitle,
  clockActionsEmpty,
  laterRest,
  whatIsDue,
  noAccessTitle,
  noAccessText,
  intro,
  loadingLabel,
  loadFailed,
  staleTitle,
  introWithCounts,
  emptyTitle,
  emptyHint,
};
