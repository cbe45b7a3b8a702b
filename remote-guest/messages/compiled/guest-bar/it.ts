// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { GuestBarMessages } from './messages.ts';

export const guestBarMessages: GuestBarMessages = {
  menu: "Il suo soggiorno",
  chat: "Chat",
  requests: "Le sue richieste",
  food: "Menu e ordini",
  profile: "Il suo profilo",
  code: "Altro codice",
  language: "Lingua"
}
