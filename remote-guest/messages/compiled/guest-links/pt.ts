// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { GuestLinksMessages } from './messages.ts';

export const guestLinksMessages: GuestLinksMessages = {
  compare: "Comparar",
  registration: "Registo antes da chegada",
  information: "Informações"
}
