// Compiled from concierge/messages/fr.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "Je suis désolé, je ne parle pas encore français. Je fais venir une personne.",
  alarm: "J'alerte immédiatement l'équipe. Si une vie est en danger, appelez les secours et mettez-vous à l'abri."
}
