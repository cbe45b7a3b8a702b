// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Speisen und Getränke",
  intro: "Sehen Sie, was die Küche serviert, und bestellen Sie hier oder im Chat.",
  loading: "Die Speisekarte wird geöffnet",
  tabs: {
    label: "Karte, Bestellung und Chat",
    menu: "Karte",
    order: (d) => "Bestellung" + plural(d.count, 0, de, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, de, { "0": "", other: " (" + d.count + ")" })
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Die Speisekarte kann gerade nicht geöffnet werden",
    text: "Was Sie gewählt haben, bleibt auf diesem Gerät.",
    retry: "Erneut versuchen"
  }
}
