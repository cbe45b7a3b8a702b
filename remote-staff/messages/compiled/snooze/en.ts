// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { SnoozeMessages } from './messages.ts';

export const title: SnoozeMessages['title'] = (d) => "Snooze " + d.place;
export const intro: SnoozeMessages['intro'] = "The conversation stays with you and does not wait until then. It comes back at once when the guest writes.";
export const minutes15: SnoozeMessages['minutes15'] = "15 minutes";
export const hour: SnoozeMessages['hour'] = "1 hour";
export const tomorrow: SnoozeMessages['tomorrow'] = "Tomorrow, 9:00";
export const ownDay: SnoozeMessages['ownDay'] = "Day";
export const ownTime: SnoozeMessages['ownTime'] = "Time";
export const ownButton: SnoozeMessages['ownButton'] = "Snooze until then";
export const timePast: SnoozeMessages['timePast'] = "Choose a time that is still ahead, within 30 days.";
export const failed: SnoozeMessages['failed'] = "It was not snoozed";
export const done: SnoozeMessages['done'] = (d) => d.place + " is snoozed until " + d.time + ".";
export const wakeButton: SnoozeMessages['wakeButton'] = "End the snooze";
export const wakeFailed: SnoozeMessages['wakeFailed'] = "The snooze was not ended";
export const backButton: SnoozeMessages['backButton'] = "Back";

/** The group as one value. @public */
export const snoozeMessages: SnoozeMessages = {
  title,
  intro,
  minutes15,
  hour,
  tomorrow,
  ownDay,
  ownTime,
  ownButton,
  timePast,
  failed,
  done,
  wakeButton,
  wakeFailed,
  backButton,
};
