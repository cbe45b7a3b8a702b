// Compiled from concierge/messages/it.json by `npm run messages`.
import type { FoodMessages } from './messages.ts';

export const foodMessages: FoodMessages = {
  menu: (d) => "Nel menù: " + d.list + ".",
  diet: {
    vegan: (d) => "Indicato come vegano nel nostro menù: " + d.list + ".",
    vegetarian: (d) => "Indicato come vegetariano nel nostro menù: " + d.list + "."
  },
  none: "Non vedo nulla del genere nel menù.",
  marked: (d) => "Nel nostro menù " + d.item + " è segnato con: " + d.list + ".",
  silent: "Il menu non dice altro.",
  together: (d) => d.list + "; in tutto " + d.total,
  soldOut: (d) => d.item + ", oggi esaurito",
  notNow: (d) => d.item + ", servito " + d.served,
  dish: (d) => d.item + ", " + d.price,
  inOrder: (d) => "Nel Suo ordine: " + d.list + ". Totale: " + d.total + ".",
  empty: "Il Suo ordine è vuoto.",
  confirm: "Nulla è ordinato finché non lo conferma sulla scheda.",
  without: {
    "sold-out": (d) => "Mi dispiace, oggi è esaurito: " + d.item + ".",
    "not-now": (d) => d.item + ": si serve dalle " + d.from + " alle " + d.until + ", quindi ora non posso annotarlo. Mi dispiace.",
    "adults-only": (d) => d.item + ": è solo per adulti, quindi non posso annotarlo. Mi dispiace.",
    other: (d) => "Non sono riuscito ad aggiungere: " + d.item + "."
  },
  choose: (d) => "Quale preferisce per " + d.item + ": " + d.options + "?",
  which: (d) => "Quale desidera: " + d.list + "?",
  noSuch: (d) => "Non vedo " + d.said + " nel menù.",
  near: (d) => "Non vedo " + d.said + " nel menù; il più vicino è " + d.item + ".",
  refused: "Non sono riuscito a modificare il Suo ordine in questo momento.",
  add: {
    label: (d) => "Aggiungere " + d.item,
    text: (d) => "Una porzione di " + d.item + ", per favore."
  }
}
