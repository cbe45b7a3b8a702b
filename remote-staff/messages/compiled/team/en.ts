// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { TeamMessages } from './messages.ts';

export const teamMessages: TeamMessages = {
  neverSeen: "Not seen yet",
  seenNow: "Here now",
  seen: (d) => "Seen " + d.span + " ago",
  seenOn: (d) => "Seen " + d.day,
  changes: {
    pending: (d) => d.name + " asked to join",
    approved: (d) => d.by + " made " + d.name + " " + d.rights,
    rejected: (d) => d.by + " took " + d.name + " off the team",
    suspended: (d) => d.by + " suspended " + d.name
  }
}
