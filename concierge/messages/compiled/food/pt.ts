// Compiled from concierge/messages/pt.json by `npm run messages`.
import type { FoodMessages } from './messages.ts';

export const foodMessages: FoodMessages = {
  menu: (d) => "Na ementa: " + d.list + ".",
  diet: {
    vegan: (d) => "Assinalado como vegan na nossa ementa: " + d.list + ".",
    vegetarian: (d) => "Assinalado como vegetariano na nossa ementa: " + d.list + "."
  },
  none: "Não vejo nada assim na ementa.",
  marked: (d) => "Na nossa ementa, " + d.item + " está assinalado com: " + d.list + ".",
  silent: "A ementa não diz mais sobre isso.",
  together: (d) => d.list + "; em conjunto " + d.total,
  soldOut: (d) => d.item + ", esgotado hoje",
  notNow: (d) => d.item + ", servido " + d.served,
  dish: (d) => d.item + ", " + d.price,
  inOrder: (d) => "No seu pedido: " + d.list + ". Total: " + d.total + ".",
  empty: "O seu pedido está vazio.",
  confirm: "Nada é pedido antes de confirmar no cartão.",
  without: {
    "sold-out": (d) => "Lamento, hoje está esgotado: " + d.item + ".",
    "not-now": (d) => d.item + ": servido das " + d.from + " às " + d.until + ", por isso não o posso anotar agora. Lamento.",
    "adults-only": (d) => d.item + ": só para adultos, por isso não o posso anotar. Lamento.",
    other: (d) => "Não consegui juntar: " + d.item + "."
  },
  choose: (d) => "Qual prefere para " + d.item + ": " + d.options + "?",
  which: (d) => "Qual gostaria: " + d.list + "?",
  noSuch: (d) => "Não vejo " + d.said + " na ementa.",
  near: (d) => "Não vejo " + d.said + " na ementa; o mais próximo é " + d.item + ".",
  refused: "Não consegui alterar o seu pedido agora.",
  add: {
    label: (d) => "Juntar " + d.item,
    text: (d) => "Um " + d.item + ", por favor."
  }
}
