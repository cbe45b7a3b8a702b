// Compiled from api/messages/en.json by `npm run messages`.
import type { NotificationsMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const heading: NotificationsMessages['heading'] = {
  alarm: "Alarm",
  "alarm-again": "Alarm: still no one has it",
  request: "New request",
  assigned: "Given to you",
  warning: "Soon due",
  breach: "Overdue",
  approval: "Needs approval",
  waiting: "A guest waits for a person",
  "waiting-long": "A guest waits too long",
  registration: "Someone wants to join",
  mention: "You are named",
  direct: "Message for you",
  here: "Your team is called",
  repeated: "Asked for again",
  summary: "More in the queue",
  test: "Test from Bellkey"
};
export const due: NotificationsMessages['due'] = (d) => "due " + d.time;
export const possible: NotificationsMessages['possible'] = "possible danger";
export const times: NotificationsMessages['times'] = (d) => "×" + d.count;
export const step: NotificationsMessages['step'] = {
  department: "to the department",
  backup: "to the back-up department",
  managers: "to the duty manager",
  everyone: "to everyone"
};
export const summary: NotificationsMessages['summary'] = (d) => plural(d.count, 0, en, { one: "One more message", other: d.count + " more messages" }) + " of the last minute";
export const test: NotificationsMessages['test'] = (d) => "This device is told what " + d.property + " has for you.";
export const open: NotificationsMessages['open'] = (d) => "Open it: " + d.url;
export const why: NotificationsMessages['why'] = (d) => "You get this e-mail because your profile at " + d.property + " says so. Change it there.";
export const accept: NotificationsMessages['accept'] = {
  label: "Accept",
  done: "Accepted: you have it",
  yours: "You have it already",
  first: (d) => d.name + " was first",
  over: "Nothing to accept any more",
  open: "Open it to accept it",
  offline: "Not accepted: no connection"
};

/** The group as one value. @public */
export const notificationsMessages: NotificationsMessages = {
  heading,
  due,
  possible,
  times,
  step,
  summary,
  test,
  open,
  why,
  accept,
};
