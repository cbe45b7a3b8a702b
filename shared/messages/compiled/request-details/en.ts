// Compiled from shared/messages/en.json by `npm run messages`.
import type { RequestDetailsMessages } from './messages.ts';

export const requestDetailsMessages: RequestDetailsMessages = {
  until: (d) => "until " + d.time,
  from: (d) => "from " + d.time,
  people: (d) => d.count + " people"
}
