// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { GuestLinksMessages } from './messages.ts';

export const guestLinksMessages: GuestLinksMessages = {
  compare: "Vergleichen",
  registration: "Anmeldung vor der Ankunft",
  information: "Informationen"
}
