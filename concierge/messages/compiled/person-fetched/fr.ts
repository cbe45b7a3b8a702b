// Compiled from concierge/messages/fr.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "Je fais venir quelqu’un de l’équipe, qui vous répondra ici.",
  alarm: "J'alerte immédiatement l'équipe. Si une vie est en danger, appelez les secours et mettez-vous à l'abri."
}
