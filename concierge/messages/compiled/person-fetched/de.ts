// Compiled from concierge/messages/de.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "Ich hole jemanden aus dem Team, der Ihnen hier antwortet.",
  alarm: "Ich alarmiere sofort das Team. Wenn Lebensgefahr besteht, rufen Sie den Notruf und bringen Sie sich in Sicherheit."
}
