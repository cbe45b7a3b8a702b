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
  noSession: {
    title: "Wohin dürfen wir es bringen?",
    text: "Scannen Sie den Code auf Ihrem Tisch oder in Ihrem Zimmer, oder tippen Sie die 8 Zeichen darunter ein. Dann sehen Sie die Speisekarte.",
    action: "Code scannen oder eintippen"
  },
  closed: {
    title: "Ihr Besuch hier ist beendet",
    text: "Um hier wieder zu bestellen, scannen Sie den Code auf Ihrem Tisch oder in Ihrem Zimmer."
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Die Speisekarte kann gerade nicht geöffnet werden",
    text: "Was Sie gewählt haben, bleibt auf diesem Gerät.",
    retry: "Erneut versuchen"
  }
}
