// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { OrderMessages } from './messages.ts';

export const orderMessages: OrderMessages = {
  troubles: {
    "sold-out": "Sold out now. Take it out to order the rest.",
    "not-now": "Not served at this hour. Take it out to order the rest.",
    other: "Not on the menu any more."
  },
  payments: {
    room: "Charge to my room",
    on_delivery: "Pay on delivery"
  }
}
