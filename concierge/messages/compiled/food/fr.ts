// Compiled from concierge/messages/fr.json by `npm run messages`.
import type { FoodMessages } from './messages.ts';

export const foodMessages: FoodMessages = {
  menu: (d) => "À la carte : " + d.list + ".",
  diet: {
    vegan: (d) => "Indiqué comme végan sur notre carte : " + d.list + ".",
    vegetarian: (d) => "Indiqué comme végétarien sur notre carte : " + d.list + "."
  },
  none: "Je ne vois rien de tel à la carte.",
  marked: (d) => "Sur notre carte, " + d.item + " porte la mention : " + d.list + ".",
  silent: "La carte n’en dit pas plus.",
  together: (d) => d.list + " ; ensemble " + d.total,
  soldOut: (d) => d.item + ", épuisé aujourd’hui",
  notNow: (d) => d.item + ", servi " + d.served,
  dish: (d) => d.item + ", " + d.price,
  inOrder: (d) => "Dans votre commande : " + d.list + ". Total : " + d.total + ".",
  empty: "Votre commande est vide.",
  confirm: "Rien n’est commandé tant que vous ne le confirmez pas sur la fiche.",
  without: {
    "sold-out": (d) => "Je suis désolé, épuisé aujourd’hui : " + d.item + ".",
    "not-now": (d) => d.item + " : servi de " + d.from + " à " + d.until + ", je ne peux donc pas le noter maintenant. Je suis désolé.",
    "adults-only": (d) => d.item + " : réservé aux adultes, je ne peux donc pas le noter. Je suis désolé.",
    other: (d) => "Je n’ai pas pu ajouter : " + d.item + "."
  },
  choose: (d) => "Que souhaitez-vous pour " + d.item + " : " + d.options + " ?",
  which: (d) => "Que préférez-vous : " + d.list + " ?",
  noSuch: (d) => "Je ne vois pas " + d.said + " à la carte.",
  near: (d) => "Je ne vois pas " + d.said + " à la carte ; le plus proche est " + d.item + ".",
  refused: "Je n’ai pas pu modifier votre commande à l’instant.",
  add: {
    label: (d) => "Ajouter " + d.item,
    text: (d) => "Une portion de " + d.item + ", s’il vous plaît."
  }
}
