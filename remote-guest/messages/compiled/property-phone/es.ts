// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { PropertyPhoneMessages } from './messages.ts';

export const propertyPhoneMessages: PropertyPhoneMessages = {
  call: {
    hotel: "Llamar a recepción",
    restaurant: "Llamar al restaurante",
    str: "Llamar al anfitrión"
  }
}
