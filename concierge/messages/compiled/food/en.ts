// Compiled from concierge/messages/en.json by `npm run messages`.
import type { FoodMessages } from './messages.ts';

export const foodMessages: FoodMessages = {
  menu: (d) => "On the menu: " + d.list + ".",
  diet: {
    vegan: (d) => "Marked vegan on our menu: " + d.list + ".",
    vegetarian: (d) => "Marked vegetarian on our menu: " + d.list + "."
  },
  none: "I see nothing like that on the menu.",
  marked: (d) => "On our menu " + d.item + " is marked with: " + d.list + ".",
  silent: "The menu says no more about it.",
  together: (d) => d.list + "; together " + d.total,
  soldOut: (d) => d.item + ", sold out today",
  notNow: (d) => d.item + ", served " + d.served,
  dish: (d) => d.item + ", " + d.price,
  inOrder: (d) => "In your order: " + d.list + ". Total " + d.total + ".",
  empty: "Your order is empty.",
  confirm: "Nothing is ordered until you confirm it on the card.",
  without: {
    "sold-out": (d) => "I am sorry, " + d.item + " is sold out today.",
    "not-now": (d) => d.item + " is served from " + d.from + " to " + d.until + ", so I cannot take it down right now. I am sorry.",
    "adults-only": (d) => d.item + " is for adults only, so I cannot take it down. I am sorry.",
    other: (d) => "I could not add " + d.item + "."
  },
  choose: (d) => "Which one for " + d.item + ": " + d.options + "?",
  which: (d) => "Which one would you like: " + d.list + "?",
  noSuch: (d) => "I see no " + d.said + " on the menu.",
  near: (d) => "I see no " + d.said + " on the menu; the nearest is " + d.item + ".",
  refused: "I could not change your order just now.",
  add: {
    label: (d) => "Add " + d.item,
    text: (d) => "One " + d.item + ", please."
  }
}
