// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { PresenceMessages } from './messages.ts';

export const presenceMessages: PresenceMessages = {
  on: "On duty",
  away: "Away for a moment",
  off: "Off duty"
}
