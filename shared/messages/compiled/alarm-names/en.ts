// Compiled from shared/messages/en.json by `npm run messages`.
import type { AlarmNamesMessages } from './messages.ts';

export const kinds: AlarmNamesMessages['kinds'] = {
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
};
export const inDoubt: AlarmNamesMessages['inDoubt'] = "may be in danger";

/** The group as one value. @public */
export const alarmNamesMessages: AlarmNamesMessages = {
  kinds,
  inDoubt,
};
