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
  }
}
