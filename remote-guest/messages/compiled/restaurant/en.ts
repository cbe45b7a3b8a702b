// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Food and drinks",
  intro: "See what the kitchen serves, and order it here or in the chat.",
  loading: "Opening the menu",
  tabs: {
    label: "Menu, order and chat",
    menu: "Menu",
    order: (d) => "Order" + plural(d.count, 0, en, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, en, { "0": "", other: " (" + d.count + ")" })
  },
  unreachable: {
    offline: "You’re offline",
    other: "The menu can’t be opened right now",
    text: "What you chose is kept on this device.",
    retry: "Retry"
  }
}
