// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { OutboxMessages } from './messages.ts';

export const visitEnded: OutboxMessages['visitEnded'] = "Your visit ended before this was sent. Send it now, or delete it.";

/** The group as one value. @public */
export const outboxMessages: OutboxMessages = {
  visitEnded,
};
