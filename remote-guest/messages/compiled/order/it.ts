// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { OrderMessages } from './messages.ts';

export const orderMessages: OrderMessages = {
  troubles: {
    "sold-out": "Esaurito adesso. Lo tolga per ordinare il resto.",
    "not-now": "Non servito a quest’ora. Lo tolga per ordinare il resto.",
    gone: "La cucina l’ha finito.",
    other: "Non è più nel menu."
  },
  payments: {
    room: "Addebita in camera",
    on_delivery: "Paga alla consegna"
  },
  title: "Il suo ordine",
  number: (d) => "Ordine n. " + d.no,
  draft: "Non ancora ordinato",
  placed: "In cucina",
  empty: "È vuoto. Scriva che cosa desidera.",
  age: "Alla consegna chiediamo un documento.",
  takeOut: (d) => "Togli " + d.dish,
  less: (d) => "Un " + d.dish + " in meno",
  more: (d) => "Un " + d.dish + " in più",
  howMany: (d) => d.dish + ", quanti",
  allergy: (d) => "La cucina è avvisata: «" + d.text + "». Confermi con il personale; la contaminazione crociata non si può escludere.",
  total: "Totale, tasse incluse",
  pay: "Come desidera pagare?",
  payOnDelivery: "Si paga alla consegna.",
  offline: "È offline. Nulla è ordinato finché non lo conferma qui.",
  confirm: (d) => "Conferma " + d.price,
  discard: "Scarta"
}
