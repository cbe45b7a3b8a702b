// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { QueueMessages } from './messages.ts';

export const queueMessages: QueueMessages = {
  filters: {
    open: "All open",
    "new": "New",
    working: "Being done",
    paused: "Paused",
    planned: "Planned for later",
    overdue: "Overdue",
    finished: "Finished today"
  }
}
