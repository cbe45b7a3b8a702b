// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { PropertyPhoneMessages } from './messages.ts';

export const propertyPhoneMessages: PropertyPhoneMessages = {
  call: {
    hotel: "Call the desk",
    restaurant: "Call the restaurant",
    str: "Call the host"
  }
}
