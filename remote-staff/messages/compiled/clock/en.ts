// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ClockMessages } from './messages.ts';

export const seconds: ClockMessages['seconds'] = (d) => d.count + " s";
export const minutes: ClockMessages['minutes'] = (d) => d.count + " min";
export const days: ClockMessages['days'] = (d) => d.count + " days";
export const hours: ClockMessages['hours'] = (d) => d.count + " h";
export const hoursAndMinutes: ClockMessages['hoursAndMinutes'] = (d) => d.hours + " h " + d.minutes + " min";

/** The group as one value. @public */
export const clockMessages: ClockMessages = {
  seconds,
  minutes,
  days,
  hours,
  hoursAndMinutes,
};
