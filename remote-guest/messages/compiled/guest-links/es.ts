// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { GuestLinksMessages } from './messages.ts';

export const guestLinksMessages: GuestLinksMessages = {
  compare: "Comparar",
  registration: "Registro antes de la llegada",
  information: "Información"
}
