// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { GuestBarMessages } from './messages.ts';

export const guestBarMessages: GuestBarMessages = {
  menu: "Ihr Aufenthalt",
  chat: "Chat",
  requests: "Ihre Wünsche",
  food: "Speisen und Bestellungen",
  profile: "Ihr Profil",
  code: "Anderer Code",
  language: "Sprache"
}
