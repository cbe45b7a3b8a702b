// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { GuestLinksMessages } from './messages.ts';

export const guestLinksMessages: GuestLinksMessages = {
  compare: "Confronta",
  registration: "Registrazione prima dell’arrivo",
  information: "Informazioni"
}
