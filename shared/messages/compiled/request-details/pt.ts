// Compiled from shared/messages/pt.json by `npm run messages`.
import type { RequestDetailsMessages } from './messages.ts';

export const requestDetailsMessages: RequestDetailsMessages = {
  until: (d) => "até às " + d.time,
  from: (d) => "a partir das " + d.time,
  people: (d) => d.count + " pessoas"
}
