// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { DueMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const dueMessages: DueMessages = {
  overdue: (d) => "Overdue (" + d.count + ")",
  nextHour: (d) => "In the next hour (" + d.count + ")",
  onDuty: (d) => plural(d.count, 0, en, { "0": "No one", one: number("en", d.count, 0) + " person", other: number("en", d.count, 0) + " people" }) + " on duty",
  quiet: (d) => "Nothing is due here: " + d.names + ".",
  planned: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " planned request is", other: number("en", d.count, 0) + " planned requests are" }) + " due later.",
  late: (d) => plural(d.count, 0, en, { "0": "Nothing is", one: number("en", d.count, 0) + " request is", other: number("en", d.count, 0) + " requests are" }) + " overdue",
  deeds: {
    tell: "The managers are informed.",
    warn: (d) => d.department + " is warned that the time is near.",
    slip: "The guest is told that it takes longer, with a new time.",
    escalate: "The next in line are called.",
    remind: "The guest is reminded of a question.",
    "return": (d) => d.department + " gets it back, because the guest has not answered.",
    expire: "It lapses, because no one has approved it.",
    again: "The next time is planned."
  },
  notAccepted: "Not accepted in time",
  whatHappensByItself: "What happens by itself",
  noRequestWaitsForAWarning: "No request waits for a warning, a reminder or a call for help.",
  laterRest: (d) => "Later (" + d.rest + ")",
  whatIsDue: "What is due",
  forThoseWhoWorkOnRequests: "For those who work on requests",
  yourRoleDoesNotIncludeRequests: "Your role does not include requests. A manager can change that.",
  whatIsLateWhatComesNext: "What is late, what comes next, and who is there.",
  loadingWhatIsDue: "Loading what is due",
  whatIsDueCouldNot: "What is due could not be loaded",
  thisMayBeOutOfDate: "This may be out of date",
  lateAtTimeOfDayLater: (d) => d.late + " at " + d.timeOfDay + "." + d.later,
  nothingIsDueWithinTheHour: "Nothing is due within the hour",
  whatComesInShowsHere: "What comes in shows here by itself."
}
