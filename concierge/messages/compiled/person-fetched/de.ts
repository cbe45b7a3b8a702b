// Compiled from concierge/messages/de.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "Es tut mir leid, ich spreche noch kein Deutsch. Ich hole eine Person.",
  alarm: "Ich alarmiere sofort das Team. Wenn Lebensgefahr besteht, rufen Sie den Notruf und bringen Sie sich in Sicherheit."
}
