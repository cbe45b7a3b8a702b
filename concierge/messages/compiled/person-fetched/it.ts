// Compiled from concierge/messages/it.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "Mi dispiace, non parlo ancora italiano. Chiamo una persona.",
  alarm: "Avviso subito il personale. Se una vita è in pericolo, chiami i soccorsi e si metta al sicuro."
}
