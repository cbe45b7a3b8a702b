// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ApiKeysMessages } from './messages.ts';

export const apiKeysMessages: ApiKeysMessages = {
  scopes: {
    "read-requests": "See requests",
    "change-requests": "Raise and change requests",
    "read-reports": "Read reports",
    "read-changes": "Read changes of the settings"
  },
  days: {
    "7": "7 days",
    "30": "30 days",
    "90": "90 days",
    "365": "A year",
    never: "Until it is revoked"
  },
  overlap: {
    "0": "Ends at once",
    "1": "Works for one more hour",
    "24": "Works for one more day",
    "168": "Works for seven more days"
  },
  states: {
    active: "Works",
    expired: "Ended",
    revoked: "Revoked"
  },
  made: (d) => "Made by " + d.by + " on " + d.at,
  used: (d) => "last used on " + d.at,
  neverUsed: "not used yet",
  ends: (d) => "Ends on " + d.at + ".",
  ended: (d) => "Ended on " + d.at + ".",
  earlier: (d) => "The secret before works until " + d.at + ".",
  revokedBy: (d) => "Revoked by " + d.by + " on " + d.at + ". Calls with it are refused."
}
