// Compiled from shared/messages/es.json by `npm run messages`.
import type { RequestDetailsMessages } from './messages.ts';

export const requestDetailsMessages: RequestDetailsMessages = {
  until: (d) => "hasta las " + d.time,
  from: (d) => "desde las " + d.time,
  people: (d) => d.count + " personas"
}
