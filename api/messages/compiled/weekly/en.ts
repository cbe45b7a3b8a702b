// Compiled from api/messages/en.json by `npm run messages`.
import type { WeeklyMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const weeklyMessages: WeeklyMessages = {
  title: (d) => d.property + ", " + d.from + " to " + d.to,
  summary: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " request", other: number("en", d.count, 0) + " requests" }) + ", " + d.kept + " of the promises kept",
  requests: (d) => "" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " request", other: number("en", d.count, 0) + " requests" }),
  intro: (d) => "The week at " + d.property + ", " + d.from + " to " + d.to + ", with the week before in brackets.",
  of: {
    property: "All requests.",
    departments: "The requests of your departments.",
    own: "The requests that you had."
  },
  figures: {
    requests: "Requests",
    response: "First response",
    acknowledged: "Accepted in time",
    done: "Done in time",
    kept: "Promises kept",
    told: "Guests told before the time had passed"
  },
  line: (d) => d.name + ": " + d.is,
  compared: (d) => d.name + ": " + d.is + " (" + d.was + ")",
  departments: "By department:",
  department: (d) => d.name + ": " + d.of + ", " + d.kept + " of the promises kept"
}
