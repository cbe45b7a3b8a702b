// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { PropertyPhoneMessages } from './messages.ts';

export const propertyPhoneMessages: PropertyPhoneMessages = {
  call: {
    hotel: "Appeler la réception",
    restaurant: "Appeler le restaurant",
    str: "Appeler l’hôte"
  }
}
