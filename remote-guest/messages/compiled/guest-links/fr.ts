// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { GuestLinksMessages } from './messages.ts';

export const guestLinksMessages: GuestLinksMessages = {
  compare: "Comparer",
  registration: "Enregistrement avant l’arrivée",
  information: "Informations"
}
