// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const requestsMessages: RequestsMessages = {
  states: {
    "new": "New",
    acknowledged: "Accepted",
    in_progress: "In progress",
    needs_approval: "To approve",
    declined: "Declined",
    waiting_guest: "Waiting for guest",
    on_hold: "On hold",
    done: "Done",
    closed: "Closed",
    cancelled: "Cancelled"
  },
  over: (d) => d.span + " over",
  left: (d) => d.span + " left",
  paused: "Paused",
  atOnce: "At once",
  noTime: "No time promised",
  done: (d) => "done " + d.time,
  due: (d) => "by " + d.time,
  senders: {
    guest: "Guest",
    ai: "Assistant",
    staff: "Staff",
    system: "System"
  },
  payments: {
    room: "charged to the room",
    on_delivery: "paid on delivery"
  },
  priorities: {
    high: "High",
    emergency: "Emergency"
  },
  dueSoon: (d) => "Soon: " + d.span + " left",
  newTimeReasons: "It takes longer than we thought.\nWe are waiting for a part.\nWe are busier than usual just now.\nYou asked for another time.",
  marks: {
    escalated: {
      department: "Late: department called",
      backup: "Late: back-up called",
      managers: "Late: duty manager called",
      everyone: "Late: everyone called"
    },
    repeated: (d) => d.count + " times in 7 days",
    planned: (d) => "Planned for " + d.time,
    moved: (d) => "Promise moved from " + d.time,
    offered: (d) => "Offered: " + d.text,
    recurring: (d) => "Comes again " + d.every
  },
  events: {
    warned: "Due soon: the department was warned",
    escalated: {
      department: (d) => "Late: the department was called: " + d.departments,
      backup: (d) => "Late: the back-up department was called: " + d.departments,
      managers: "Late: the duty manager was called",
      everyone: "Late: everyone on duty was called"
    },
    unattended: "No one nearer is on duty",
    slipped: (d) => "The guest was told: " + d.time + " instead of " + d.before,
    notKept: (d) => "The guest was told that " + d.before + " will not be kept",
    promised: (d) => "Promised for " + d.time,
    reminded: "Reminder",
    repeated: (d) => d.count + " times in 7 days: the duty manager was informed",
    assigned: (d) => "Now with " + d.name,
    givenBack: "Given back: no one has it",
    scheduled: (d) => "Planned for " + d.time,
    offered: "Offered to the guest",
    "offer-accepted": "The guest accepted the offer",
    "offer-declined": "The guest declined the offer",
    returned: "The guest did not answer",
    reopened: "The guest says that it is not done",
    rated: (d) => "The guest rated it " + d.stars + " of 5",
    expired: "Lapsed: no one decided in time",
    recurring: (d) => "Comes again " + d.every,
    notRecurring: "Does not come again"
  },
  assignedTo: "Assigned to",
  noOne: "no one",
  giveBack: "Give back",
  take: "Take",
  itWasNotHandedOver: "It was not handed over",
  colleaguesCouldNotBeLoaded: "Colleagues could not be loaded",
  handTo: "Hand to…",
  handRequestTitlePlaceTo: (d) => "Hand " + d.requestTitle + ", " + d.place + " to",
  noColleagueWorksOnThis: "No colleague works on this",
  nameOffDuty: (d) => d.name + " (off duty)",
  changeTheTimeOfRequestTitlePlace: (d) => "Change the time of " + d.requestTitle + ", " + d.place,
  changeTheTime: "Change the time",
  chooseATimeThatIsStill: "Choose a time that is still ahead.",
  writeOneSentenceTheGuestReads: "Write one sentence; the guest reads it.",
  writeOneSentence: "Write one sentence.",
  newTimeRequestTitlePlace: (d) => "New time: " + d.requestTitle + ", " + d.place,
  day: "Day",
  time: "Time",
  reasonWhichTheGuestWillRead: "Reason, which the guest will read",
  reason: "Reason",
  theTimeWasNotChanged: "The time was not changed",
  back: "Back",
  promiseIt: "Promise it",
  weAreOutOfItUntil: "We are out of it until tomorrow.",
  notAvailableAtThisHour: "Not available at this hour.",
  weNeedALittleLonger: "We need a little longer.",
  writeOneSentenceWithout: "Write one sentence; without it the guest is left wondering.",
  couldNotVerbOfDetail: (d) => "Could not " + d.verbOf + ": " + d.detail,
  tryAgain: "Try again",
  dismiss: "Dismiss",
  hold: "Hold",
  cancel: "Cancel",
  accept: "Accept",
  decline: "Decline",
  approve: "Approve",
  start: "Start",
  done2: "Done",
  resume: "Resume",
  reopen: "Reopen",
  every: {
    day: (d) => "" + plural(d.count, 0, en, { one: "every day", other: "every " + number("en", d.count, 0) + " days" }),
    week: (d) => "" + plural(d.count, 0, en, { one: "every week", other: "every " + number("en", d.count, 0) + " weeks" }),
    month: (d) => "" + plural(d.count, 0, en, { one: "every month", "12": "every year", other: "every " + number("en", d.count, 0) + " months" })
  },
  recurrence: {
    label: "Comes again",
    once: "Not again",
    changed: (d) => "It comes again " + d.every + ".",
    ended: "It does not come again.",
    undo: "Undo",
    notChanged: "How often it comes again was not changed",
    endsAll: (d) => "It comes again " + d.every + "; this ends that. To leave out this one time only, change its time instead."
  }
}
