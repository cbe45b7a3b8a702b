// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ClockMessages } from './messages.ts';

export const clockMessages: ClockMessages = {
  seconds: (d) => d.count + " s",
  minutes: (d) => d.count + " min",
  days: (d) => d.count + " days",
  hours: (d) => d.count + " h",
  hoursAndMinutes: (d) => d.hours + " h " + d.minutes + " min"
}
