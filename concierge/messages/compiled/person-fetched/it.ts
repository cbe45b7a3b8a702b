// Compiled from concierge/messages/it.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "Chiamo qualcuno del personale, che le risponderà qui.",
  alarm: "Avviso subito il personale. Se una vita è in pericolo, chiami i soccorsi e si metta al sicuro."
}
