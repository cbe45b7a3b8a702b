// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { KnowledgeMessages } from './messages.ts';

export const knowledgeMessages: KnowledgeMessages = {
  statuses: {
    live: "Live",
    draft: "Draft",
    stale: "Out of date",
    upcoming: "Not yet valid",
    retired: "Retired"
  },
  scopes: {
    public: "Any guest",
    room: "Guests in a room",
    internal: "Staff only"
  },
  gaps: {
    unanswered: "Not known",
    stale: "Out of date",
    wrong: "Said to be wrong"
  },
  conflicts: {
    value: "Two entries of one key",
    language: "Two languages of one entry",
    article: "An article and a fact"
  },
  imports: {
    create: "New",
    update: "Changes an entry",
    unchanged: "As it is",
    error: "Left out"
  }
}
