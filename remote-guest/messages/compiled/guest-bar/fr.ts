// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { GuestBarMessages } from './messages.ts';

export const guestBarMessages: GuestBarMessages = {
  menu: "Votre séjour",
  chat: "Chat",
  requests: "Vos demandes",
  food: "Carte et commandes",
  profile: "Votre profil",
  code: "Autre code",
  language: "Langue"
}
