// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { PresenceMessages } from './messages.ts';

export const on: PresenceMessages['on'] = "On duty";
export const away: PresenceMessages['away'] = "Away for a moment";
export const off: PresenceMessages['off'] = "Off duty";

/** The group as one value. @public */
export const presenceMessages: PresenceMessages = {
  on,
  away,
  off,
};
