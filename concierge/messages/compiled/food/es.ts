// Compiled from concierge/messages/es.json by `npm run messages`.
import type { FoodMessages } from './messages.ts';

export const foodMessages: FoodMessages = {
  menu: (d) => "En la carta: " + d.list + ".",
  diet: {
    vegan: (d) => "Marcado como vegano en nuestra carta: " + d.list + ".",
    vegetarian: (d) => "Marcado como vegetariano en nuestra carta: " + d.list + "."
  },
  none: "No veo nada así en la carta.",
  marked: (d) => "En nuestra carta, " + d.item + " está marcado con: " + d.list + ".",
  silent: "La carta no dice más sobre eso.",
  together: (d) => d.list + "; en total " + d.total,
  soldOut: (d) => d.item + ", agotado hoy",
  notNow: (d) => d.item + ", se sirve " + d.served,
  dish: (d) => d.item + ", " + d.price,
  inOrder: (d) => "En su pedido: " + d.list + ". Total: " + d.total + ".",
  empty: "Su pedido está vacío.",
  confirm: "No se pide nada hasta que lo confirme en la tarjeta.",
  without: {
    "sold-out": (d) => "Lo siento, hoy está agotado: " + d.item + ".",
    "not-now": (d) => d.item + " se sirve de " + d.from + " a " + d.until + ", así que ahora no puedo anotarlo. Lo siento.",
    "adults-only": (d) => d.item + " es solo para adultos, así que no puedo anotarlo. Lo siento.",
    other: (d) => "No he podido añadir: " + d.item + "."
  },
  choose: (d) => "¿Cuál prefiere para " + d.item + ": " + d.options + "?",
  which: (d) => "¿Cuál le gustaría: " + d.list + "?",
  noSuch: (d) => "No veo " + d.said + " en la carta.",
  near: (d) => "No veo " + d.said + " en la carta; lo más parecido es " + d.item + ".",
  refused: "No he podido cambiar su pedido ahora.",
  add: {
    label: (d) => "Añadir " + d.item,
    text: (d) => "Un " + d.item + ", por favor."
  }
}
