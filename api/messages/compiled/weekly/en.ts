// Compiled from api/messages/en.json by `npm run messages`.
import type { WeeklyMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const title: WeeklyMessages['title'] = (d) => d.property + ", " + d.from + " to " + d.to;
export const summary: WeeklyMessages['summary'] = (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " request", other: number("en", d.count, 0) + " requests" }) + ", " + d.kept + " of the promises kept";
export const requests: WeeklyMessages['requests'] = (d) => "" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " request", other: number("en", d.count, 0) + " requests" });
export const intro: WeeklyMessages['intro'] = (d) => "The week at " + d.property + ", " + d.from + " to " + d.to + ", with the week before in brackets.";
export const of: WeeklyMessages['of'] = {
  property: "All requests.",
  departments: "The requests of your departments.",
  own: "The requests that you had."
};
export const figures: WeeklyMessages['figures'] = {
  requests: "Requests",
  response: "First response",
  acknowledged: "Accepted in time",
  done: "Done in time",
  kept: "Promises kept",
  told: "Guests told before the time had passed"
};
export const line: WeeklyMessages['line'] = (d) => d.name + ": " + d.is;
export const compared: WeeklyMessages['compared'] = (d) => d.name + ": " + d.is + " (" + d.was + ")";
export const departments: WeeklyMessages['departments'] = "By department:";
export const department: WeeklyMessages['department'] = (d) => d.name + ": " + d.of + ", " + d.kept + " of the promises kept";

/** The group as one value. @public */
export const weeklyMessages: WeeklyMessages = {
  title,
  summary,
  requests,
  intro,
  of,
  figures,
  line,
  compared,
  departments,
  department,
};
