// Compiled from api/messages/en.json by `npm run messages`.
import type { NotificationsMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const notificationsMessages: NotificationsMessages = {
  heading: {
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
    repeated: "Asked for again",
    summary: "More in the queue",
    test: "Test from Bellkey"
  },
  due: (d) => "due " + d.time,
  possible: "possible danger",
  times: (d) => "×" + d.count,
  step: {
    department: "to the department",
    backup: "to the back-up department",
    managers: "to the duty manager",
    everyone: "to everyone"
  },
  summary: (d) => plural(d.count, 0, en, { one: "One more message", other: d.count + " more messages" }) + " of the last minute",
  test: (d) => "This device is told what " + d.property + " has for you.",
  open: (d) => "Open it: " + d.url,
  why: (d) => "You get this e-mail because your profile at " + d.property + " says so. Change it there.",
  accept: {
    label: "Accept",
    done: "Accepted: you have it",
    yours: "You have it already",
    first: (d) => d.name + " was first",
    over: "Nothing to accept any more",
    open: "Open it to accept it",
    offline: "Not accepted: no connection"
  }
}
