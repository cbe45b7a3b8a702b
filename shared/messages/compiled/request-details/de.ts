// Compiled from shared/messages/de.json by `npm run messages`.
import type { RequestDetailsMessages } from './messages.ts';

export const requestDetailsMessages: RequestDetailsMessages = {
  until: (d) => "bis " + d.time,
  from: (d) => "ab " + d.time,
  people: (d) => d.count + " Personen"
}
