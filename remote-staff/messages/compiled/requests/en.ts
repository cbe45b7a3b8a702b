// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';

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
    offered: (d) => "Offered: " + d.text
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
    expired: "Lapsed: no one decided in time"
  }
}
