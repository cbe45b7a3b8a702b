// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { PropertyPhoneMessages } from './messages.ts';

export const propertyPhoneMessages: PropertyPhoneMessages = {
  call: {
    hotel: "Chiama la reception",
    restaurant: "Chiama il ristorante",
    str: "Chiama l’host"
  }
}
