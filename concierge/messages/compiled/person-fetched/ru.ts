// Compiled from concierge/messages/ru.json by `npm run messages`.
import type { PersonFetchedMessages } from './messages.ts';

export const personFetchedMessages: PersonFetchedMessages = {
  apology: "Извините, я пока не говорю по-русски. Я зову сотрудника.",
  alarm: "Я немедленно поднимаю тревогу. Если есть угроза жизни, вызовите экстренные службы и уйдите в безопасное место."
}
