// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { OrderMessages } from './messages.ts';

export const orderMessages: OrderMessages = {
  troubles: {
    "sold-out": "Jetzt ausverkauft. Nehmen Sie es heraus, um den Rest zu bestellen.",
    "not-now": "Zu dieser Zeit nicht serviert. Nehmen Sie es heraus, um den Rest zu bestellen.",
    gone: "Die Küche hat nichts mehr davon.",
    other: "Nicht mehr auf der Karte."
  },
  payments: {
    room: "Auf mein Zimmer",
    on_delivery: "Bei Lieferung bezahlen"
  },
  title: "Ihre Bestellung",
  number: (d) => "Bestellung Nr. " + d.no,
  draft: "Noch nicht bestellt",
  placed: "In der Küche",
  empty: "Sie ist leer. Schreiben Sie, was Sie möchten.",
  age: "Bei Lieferung fragen wir nach einem Ausweis.",
  takeOut: (d) => d.dish + " herausnehmen",
  less: (d) => d.dish + ": eins weniger",
  more: (d) => d.dish + ": eins mehr",
  howMany: (d) => d.dish + ", wie viele",
  allergy: (d) => "Die Küche erfährt: „" + d.text + "“. Bitte sprechen Sie auch mit dem Personal; Spuren lassen sich nicht ausschließen.",
  total: "Summe, inklusive Steuer",
  pay: "Wie möchten Sie bezahlen?",
  payOnDelivery: "Sie bezahlen bei Lieferung.",
  offline: "Sie sind offline. Nichts ist bestellt, bis Sie es hier selbst bestätigen.",
  confirm: (d) => d.price + " bestätigen",
  discard: "Verwerfen"
}
