// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Comida e bebida",
  intro: "Veja o que a cozinha serve e peça aqui ou no chat.",
  loading: "A abrir a ementa",
  tabs: {
    label: "Ementa, pedido e chat",
    menu: "Ementa",
    order: (d) => "Pedido" + plural(d.count, 0, pt, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, pt, { "0": "", other: " (" + d.count + ")" })
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir a ementa agora",
    text: "O que escolheu fica guardado neste dispositivo.",
    retry: "Tentar de novo"
  }
}
