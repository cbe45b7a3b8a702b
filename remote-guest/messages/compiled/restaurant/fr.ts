// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Plats et boissons",
  intro: "Voyez ce que sert la cuisine, et commandez ici ou dans le chat.",
  loading: "Ouverture de la carte",
  tabs: {
    label: "Carte, commande et chat",
    menu: "Carte",
    order: (d) => "Commande" + plural(d.count, 0, fr, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, fr, { "0": "", other: " (" + d.count + ")" })
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "La carte ne peut pas s’ouvrir pour l’instant",
    text: "Ce que vous avez choisi reste sur cet appareil.",
    retry: "Réessayer"
  }
}
