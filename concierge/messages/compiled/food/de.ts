// Compiled from concierge/messages/de.json by `npm run messages`.
import type { FoodMessages } from './messages.ts';

export const foodMessages: FoodMessages = {
  menu: (d) => "Auf der Karte: " + d.list + ".",
  diet: {
    vegan: (d) => "Auf unserer Karte als vegan gekennzeichnet: " + d.list + ".",
    vegetarian: (d) => "Auf unserer Karte als vegetarisch gekennzeichnet: " + d.list + "."
  },
  none: "So etwas sehe ich nicht auf der Karte.",
  marked: (d) => "Auf unserer Karte steht bei " + d.item + ": " + d.list + ".",
  silent: "Mehr steht dazu nicht auf der Karte.",
  together: (d) => d.list + "; zusammen " + d.total,
  soldOut: (d) => d.item + ", heute ausverkauft",
  notNow: (d) => d.item + ", erhältlich " + d.served,
  dish: (d) => d.item + ", " + d.price,
  inOrder: (d) => "In Ihrer Bestellung: " + d.list + ". Gesamt: " + d.total + ".",
  empty: "Ihre Bestellung ist leer.",
  confirm: "Bestellt wird erst, wenn Sie es auf der Karte bestätigen.",
  without: {
    "sold-out": (d) => "Es tut mir leid, heute ist ausverkauft: " + d.item + ".",
    "not-now": (d) => d.item + " gibt es von " + d.from + " bis " + d.until + " Uhr, daher kann ich es jetzt nicht notieren. Es tut mir leid.",
    "adults-only": (d) => d.item + " ist nur für Erwachsene, daher kann ich es nicht notieren. Es tut mir leid.",
    other: (d) => "Das konnte ich nicht hinzufügen: " + d.item + "."
  },
  choose: (d) => "Was wünschen Sie für " + d.item + ": " + d.options + "?",
  which: (d) => "Was hätten Sie gern: " + d.list + "?",
  noSuch: (d) => d.said + " sehe ich nicht auf der Karte.",
  near: (d) => d.said + " sehe ich nicht auf der Karte; am nächsten kommt " + d.item + ".",
  refused: "Ich konnte Ihre Bestellung gerade nicht ändern.",
  add: {
    label: (d) => d.item + " hinzufügen",
    text: (d) => "Einmal " + d.item + ", bitte."
  }
}
