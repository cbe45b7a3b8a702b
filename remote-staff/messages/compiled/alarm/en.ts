// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const alarmMessages: AlarmMessages = {
  kinds: {
    medical: "medical emergency",
    fire: "fire or smoke",
    security: "threat or violence",
    "self-harm": "may harm themselves",
    trapped: "trapped",
    water: "water coming in",
    power: "electrical danger",
    missing: "missing child",
    "locked-child": "child behind a locked door",
    danger: "danger"
  },
  inDoubt: "may be in danger"
}
