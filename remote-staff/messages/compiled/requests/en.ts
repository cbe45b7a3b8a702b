// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const emergencyEndHint: RequestsMessages['emergencyEndHint'] = "Tell the front desk or a manager when the danger is over: they end the emergency.";
export const states: RequestsMessages['states'] = {
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
};
export const over: RequestsMessages['over'] = (d) => d.span + " over";
export const left: RequestsMessages['left'] = (d) => d.span + " left";
export const paused: RequestsMessages['paused'] = "Paused";
export const atOnce: RequestsMessages['atOnce'] = "At once";
export const noTime: RequestsMessages['noTime'] = "No time promised";
export const done: RequestsMessages['done'] = (d) => "done " + d.time;
export const due: RequestsMessages['due'] = (d) => "by " + d.time;
export const acceptBy: RequestsMessages['acceptBy'] = (d) => "accept by " + d.time;
export const senders: RequestsMessages['senders'] = {
  guest: "Guest",
  ai: "Assistant",
  staff: "Staff",
  system: "System"
};
export const payments: RequestsMessages['payments'] = {
  room: "charged to the room",
  on_delivery: "paid on delivery"
};
export const priorities: RequestsMessages['priorities'] = {
  high: "High",
  emergency: "Emergency"
};
export const dueSoon: RequestsMessages['dueSoon'] = (d) => "Soon: " + d.span + " left";
export const newTimeReasons: RequestsMessages['newTimeReasons'] = "It takes longer than we thought.\nWe are waiting for a part.\nWe are busier than usual just now.\nYou asked for another time.";
export const marks: RequestsMessages['marks'] = {
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
  recurring: (d) => "Comes again " + d.every,
  photographed: "With a photo",
  asked: (d) => "Guest asked for " + d.time,
  forward: (d) => "Brought forward from " + d.time
};
export const events: RequestsMessages['events'] = {
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
  moved: (d) => "Moved from " + d.from + " to " + d.to,
  merged: (d) => "Merged into #" + d.no,
  mergedFrom: (d) => "Has #" + d.no + " as well",
  scheduled: (d) => "Planned for " + d.time,
  offered: "Offered to the guest",
  "offer-accepted": "The guest accepted the offer",
  "offer-declined": "The guest declined the offer",
  returned: "The guest did not answer",
  reopened: "The guest says that it is not done",
  rated: (d) => "The guest rated it " + d.stars + " of 5",
  expired: "Lapsed: no one decided in time",
  recurring: (d) => "Comes again " + d.every,
  notRecurring: "Does not come again",
  "allergy-told": "The guest told of an allergy",
  "allergy-read": "The kitchen has read the allergy",
  preparing: "Back in preparation",
  ready: "Ready",
  "dishes-refused": "The guest was asked about dishes that have run out",
  "dishes-answered": "The guest decided about the dishes",
  "taken-back": "Acceptance taken back"
};
export const food: RequestsMessages['food'] = {
  allergy: "ALLERGY",
  payments: {
    room: "charge to the room",
    on_delivery: "paid on delivery"
  }
};
export const assignedTo: RequestsMessages['assignedTo'] = "Assigned to";
export const noOne: RequestsMessages['noOne'] = "no one";
export const giveBack: RequestsMessages['giveBack'] = "Give back";
export const take: RequestsMessages['take'] = "Take";
export const handOverFailed: RequestsMessages['handOverFailed'] = "It was not handed over";
export const colleaguesLoadFailed: RequestsMessages['colleaguesLoadFailed'] = "Colleagues could not be loaded";
export const handTo: RequestsMessages['handTo'] = "Hand to…";
export const handToLabel: RequestsMessages['handToLabel'] = (d) => "Hand " + d.requestTitle + ", " + d.place + " to";
export const noColleagueHint: RequestsMessages['noColleagueHint'] = "No colleague works on this";
export const nameOffDuty: RequestsMessages['nameOffDuty'] = (d) => d.name + " (off duty)";
export const changeTimeLabel: RequestsMessages['changeTimeLabel'] = (d) => "Change the time of " + d.requestTitle + ", " + d.place;
export const changeTheTime: RequestsMessages['changeTheTime'] = "Change the time";
export const timePastError: RequestsMessages['timePastError'] = "Choose a time that is still ahead.";
export const guestTimeReasonError: RequestsMessages['guestTimeReasonError'] = "Write one sentence; the guest reads it.";
export const reasonError: RequestsMessages['reasonError'] = "Write one sentence.";
export const changeTimeTitle: RequestsMessages['changeTimeTitle'] = (d) => "New time: " + d.requestTitle + ", " + d.place;
export const day: RequestsMessages['day'] = "Day";
export const time: RequestsMessages['time'] = "Time";
export const guestReasonLabel: RequestsMessages['guestReasonLabel'] = "Reason, which the guest will read";
export const reason: RequestsMessages['reason'] = "Reason";
export const changeTimeFailed: RequestsMessages['changeTimeFailed'] = "The time was not changed";
export const back: RequestsMessages['back'] = "Back";
export const promiseIt: RequestsMessages['promiseIt'] = "Promise it";
export const outOfStockReason: RequestsMessages['outOfStockReason'] = "We are out of it until tomorrow.";
export const wrongHourReason: RequestsMessages['wrongHourReason'] = "Not available at this hour.";
export const delayReason: RequestsMessages['delayReason'] = "We need a little longer.";
export const guestReasonError: RequestsMessages['guestReasonError'] = "Write one sentence; without it the guest is left wondering.";
export const actionRefused: RequestsMessages['actionRefused'] = (d) => "Could not " + d.verbOf + ": " + d.detail;
export const tryAgain: RequestsMessages['tryAgain'] = "Try again";
export const dismiss: RequestsMessages['dismiss'] = "Dismiss";
export const hold: RequestsMessages['hold'] = "Hold";
export const cancel: RequestsMessages['cancel'] = "Cancel";
export const accept: RequestsMessages['accept'] = "Accept";
export const decline: RequestsMessages['decline'] = "Decline";
export const approve: RequestsMessages['approve'] = "Approve";
export const start: RequestsMessages['start'] = "Start";
export const markDone: RequestsMessages['markDone'] = "Done";
export const resume: RequestsMessages['resume'] = "Resume";
export const reopen: RequestsMessages['reopen'] = "Reopen";
export const every: RequestsMessages['every'] = {
  day: (d) => "" + plural(d.count, 0, en, { one: "every day", other: "every " + number("en", d.count, 0) + " days" }),
  week: (d) => "" + plural(d.count, 0, en, { one: "every week", other: "every " + number("en", d.count, 0) + " weeks" }),
  month: (d) => "" + plural(d.count, 0, en, { one: "every month", "12": "every year", other: "every " + number("en", d.count, 0) + " months" })
};
export const recurrence: RequestsMessages['recurrence'] = {
  label: "Comes again",
  once: "Not again",
  changed: (d) => "It comes again " + d.every + ".",
  ended: "It does not come again.",
  undo: "Undo",
  notChanged: "How often it comes again was not changed",
  endsAll: (d) => "It comes again " + d.every + "; this ends that. To leave out this one time only, change its time instead."
};
export const approvalHint: RequestsMessages['approvalHint'] = "A manager or the owner approves it.";

/** The group as one value. @public */
export const requestsMessages: RequestsMessages = {
  emergencyEndHint,
  states,
  over,
  left,
  paused,
  atOnce,
  noTime,
  done,
  due,
  acceptBy,
  senders,
  payments,
  priorities,
  dueSoon,
  newTimeReasons,
  marks,
  events,
  food,
  assignedTo,
  noOne,
  giveBack,
  take,
  handOverFailed,
  colleaguesLoadFailed,
  handTo,
  handToLabel,
  noColleagueHint,
  nameOffDuty,
  changeTimeLabel,
  changeTheTime,
  timePastError,
  guestTimeReasonError,
  reasonError,
  changeTimeTitle,
  day,
  time,
  guestReasonLabel,
  reason,
  changeTimeFailed,
  back,
  promiseIt,
  outOfStockReason,
  wrongHourReason,
  delayReason,
  guestReasonError,
  actionRefused,
  tryAgain,
  dismiss,
  hold,
  cancel,
  accept,
  decline,
  approve,
  start,
  markDone,
  resume,
  reopen,
  every,
  recurrence,
  approvalHint,
};
