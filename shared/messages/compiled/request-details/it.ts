// Compiled from shared/messages/it.json by `npm run messages`.
import type { RequestDetailsMessages } from './messages.ts';

export const requestDetailsMessages: RequestDetailsMessages = {
  until: (d) => "fino alle " + d.time,
  from: (d) => "dalle " + d.time,
  people: (d) => d.count + " persone"
}
