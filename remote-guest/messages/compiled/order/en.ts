// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { OrderMessages } from './messages.ts';

export const orderMessages: OrderMessages = {
  troubles: {
    "sold-out": "Sold out now. Take it out to order the rest.",
    "not-now": "Not served at this hour. Take it out to order the rest.",
    gone: "The kitchen has run out of it.",
    other: "Not on the menu any more."
  },
  payments: {
    room: "Charge to my room",
    on_delivery: "Pay on delivery"
  },
  title: "Your order",
  number: (d) => "Order no. " + d.no,
  draft: "Not ordered yet",
  placed: "With the kitchen",
  empty: "Nothing is in it. Write what you would like.",
  age: "We ask for ID on delivery.",
  takeOut: (d) => "Take out " + d.dish,
  less: (d) => "One " + d.dish + " less",
  more: (d) => "One " + d.dish + " more",
  howMany: (d) => d.dish + ", how many",
  allergy: (d) => "The kitchen is told: “" + d.text + "”. Please confirm with staff; cross-contamination can’t be excluded.",
  total: "Total, tax included",
  pay: "How would you like to pay?",
  payOnDelivery: "You pay on delivery.",
  offline: "You’re offline. Nothing is ordered until you confirm it here yourself.",
  confirm: (d) => "Confirm " + d.price,
  discard: "Discard"
}
