// Compiled from shared/messages/fr.json by `npm run messages`.
import type { RequestDetailsMessages } from './messages.ts';

export const requestDetailsMessages: RequestDetailsMessages = {
  until: (d) => "jusqu’à " + d.time,
  from: (d) => "à partir de " + d.time,
  people: (d) => d.count + " personnes"
}
