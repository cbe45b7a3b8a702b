// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { PropertyPhoneMessages } from './messages.ts';

export const propertyPhoneMessages: PropertyPhoneMessages = {
  call: {
    hotel: "Ligar à receção",
    restaurant: "Ligar ao restaurante",
    str: "Ligar ao anfitrião"
  }
}
