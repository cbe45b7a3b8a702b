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
  noSession: {
    title: "Où faut-il l’apporter ?",
    text: "Scannez le code sur votre table ou dans votre chambre, ou saisissez les 8 caractères en dessous. Vous verrez alors la carte.",
    action: "Scanner ou saisir le code"
  },
  closed: {
    title: "Votre visite ici est terminée",
    text: "Pour commander encore ici, scannez le code sur votre table ou dans votre chambre."
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "La carte ne peut pas s’ouvrir pour l’instant",
    text: "Ce que vous avez choisi reste sur cet appareil.",
    retry: "Réessayer"
  }
}
