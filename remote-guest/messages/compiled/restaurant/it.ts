// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Cibi e bevande",
  intro: "Veda che cosa serve la cucina, e ordini qui o nella chat.",
  loading: "Apertura del menu",
  tabs: {
    label: "Menu, ordine e chat",
    menu: "Menu",
    order: (d) => "Ordine" + plural(d.count, 0, it, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, it, { "0": "", other: " (" + d.count + ")" })
  },
  unreachable: {
    offline: "È offline",
    other: "Il menu non si può aprire adesso",
    text: "Ciò che ha scelto resta su questo dispositivo.",
    retry: "Riprova"
  }
}
