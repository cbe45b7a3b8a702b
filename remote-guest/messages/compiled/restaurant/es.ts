// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Comida y bebida",
  intro: "Vea lo que sirve la cocina y pídalo aquí o en el chat.",
  loading: "Abriendo la carta",
  tabs: {
    label: "Carta, pedido y chat",
    menu: "Carta",
    order: (d) => "Pedido" + plural(d.count, 0, es, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, es, { "0": "", other: " (" + d.count + ")" })
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "Ahora no se puede abrir la carta",
    text: "Lo que ha elegido se guarda en este dispositivo.",
    retry: "Reintentar"
  }
}
