// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { PropertyPhoneMessages } from './messages.ts';

export const propertyPhoneMessages: PropertyPhoneMessages = {
  call: {
    hotel: "Rezeption anrufen",
    restaurant: "Restaurant anrufen",
    str: "Gastgeber anrufen"
  }
}
