// Compiled from concierge/messages/nl.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "Het spijt me, ik spreek nog geen Nederlands. Ik haal er een medewerker bij.",
  alarm: "Ik waarschuw direct het team. Bel bij levensgevaar de hulpdiensten en breng uzelf in veiligheid."
}
