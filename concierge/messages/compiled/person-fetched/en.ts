// Compiled from concierge/messages/en.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "I am sorry, I do not speak your language well enough.",
  alarm: "I am alerting the team at once. If a life is in danger, call the emergency services and get to a safe place."
}
