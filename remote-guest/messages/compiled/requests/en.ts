// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';

export const requestsMessages: RequestsMessages = {
  states: {
    "new": "Asked",
    acknowledged: "Accepted",
    in_progress: "Under way",
    needs_approval: "Waiting for approval",
    declined: "Declined",
    waiting_guest: "Waiting for you",
    on_hold: "On hold",
    done: "Done",
    closed: "Done",
    cancelled: "Cancelled"
  },
  otherState: "Being looked at",
  late: "Late",
  asked: (d) => d.time + " asked",
  accepted: (d) => d.time + " accepted",
  done: (d) => d.time + " done",
  due: (d) => "by " + d.time,
  paused: "The clock stands still until this goes on.",
  timeSaid: "For the time you said; they will confirm it here.",
  timeAccepted: "Accepted for the time you said.",
  noTime: "No time is promised for this one; every step shows here.",
  overdue: (d) => "Later than promised: it should have been done by " + d.time + ", " + d.span + " ago.",
  left: (d) => d.span + " left",
  minutes: (d) => d.count + " min",
  hours: (d) => d.count + " hours",
  moved: {
    staff: (d) => "Was promised for " + d.before + ". " + d.reason,
    "not-begun": (d) => "Was promised for " + d.before + "; no one could begin yet.",
    "under-way": (d) => "Was promised for " + d.before + "; it is being worked on.",
    asked: (d) => "You asked for " + d.before + ". " + d.reason,
    forward: (d) => "Brought forward: it was planned for " + d.before + ". " + d.reason
  },
  planned: {
    at: (d) => "Planned for " + d.time + ".",
    by: (d) => "Planned to be done by " + d.time + ".",
    from: (d) => "Planned from " + d.time + "."
  },
  notDone: "It is not done",
  card: {
    foodOrder: "Food order",
    allergy: (d) => "Allergy: “" + d.text + "”",
    number: (d) => "No. " + d.no,
    accept: "Accept",
    decline: "Decline",
    cancel: "Cancel",
    cancelWhat: (d) => "Cancel " + d.title,
    sure: "Take it back?",
    yes: "Yes, cancel it",
    keep: "Keep it",
    details: (d) => "Details of " + d.title,
    detailsShort: "Details",
    whatWasDone: "What was done",
    alerted: "Staff were alerted",
    member: "A member of staff",
    has: (d) => d.name + " has it",
    onTheWay: (d) => d.name + " is on the way",
    isOver: "Staff say it is over"
  }
}
