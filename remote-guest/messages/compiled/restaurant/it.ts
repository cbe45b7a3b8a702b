// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Cibi e bevande",
  lead: "Veda che cosa serve la cucina, e ordini qui o nella chat.",
  loading: "Apertura del menu",
  tabs: {
    label: "Menu, ordine e chat",
    menu: "Menu",
    order: (d) => "Ordine" + plural(d.count, 0, it, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, it, { "0": "", other: " (" + d.count + ")" })
  },
  noSession: {
    title: "Dove dobbiamo portarlo?",
    text: "Scansioni il codice sul tavolo o in camera, o scriva gli 8 caratteri sotto. Poi vede il menu.",
    action: "Scansiona o scrivi il codice"
  },
  closed: {
    title: "La sua visita è terminata",
    text: "Per ordinare ancora qui, scansioni il codice sul tavolo o in camera."
  },
  unreachable: {
    offline: "È offline",
    other: "Il menu non si può aprire adesso",
    text: "Ciò che ha scelto resta su questo dispositivo.",
    retry: "Riprova"
  },
  search: "Cerca nel menu",
  language: "Lingua",
  filter: "Filtra",
  diets: "Solo piatti contrassegnati",
  allergens: "Senza piatti che indicano",
  clear: "Togli i filtri",
  guard: "Confermi con il personale; la contaminazione crociata non si può escludere. Il menu indica ciò che la cucina ha annotato, e forse non è tutto.",
  shown: (d) => "Piatti: " + d.count,
  noneFits: "Nessun piatto corrisponde. Tolga un filtro, o chieda nella chat.",
  empty: "Qui non c’è ancora un menu.",
  emptyText: "Chieda nella chat che cosa può avere. Se l’assistente non lo sa, risponde una persona.",
  toChat: "Chiedi nella chat",
  asOf: (d) => "Questo è il menu delle " + d.time + "; prezzi e disponibilità possono essere cambiati.",
  offline: "È offline. Nulla è ordinato finché non lo conferma lei quando torna la connessione.",
  kitchenClosed: (d) => "La cucina è chiusa adesso. Apre alle " + d.time + "; può ordinare per più tardi.",
  served: (d) => "Servito dalle " + d.from + " alle " + d.until,
  soldOut: "Esaurito",
  fromTime: (d) => "Dalle " + d.time,
  contains: (d) => "Indicati: " + d.allergens,
  noAllergens: "Non sono indicati allergeni.",
  age: "Per adulti; alla consegna chiediamo un documento.",
  choose: (d) => "Scegli " + d.dish,
  add: (d) => "Aggiungi per " + d.price,
  addAhead: (d) => "Aggiungi per più tardi, " + d.price,
  close: "Chiudi",
  rule: {
    one: "Ne scelga uno",
    exactly: (d) => "Ne scelga " + d.count,
    range: (d) => "Ne scelga da " + d.min + " a " + d.max,
    upTo: (d) => "Ne scelga " + plural(d.max, 0, it, { one: "uno se vuole", other: "fino a " + number("it", d.max, 0) })
  },
  missing: (d) => "Scelga da " + d.group + ".",
  tooMany: (d) => "Scelga meno da " + d.group + ".",
  free: "incluso",
  note: "Nota per la cucina",
  noteHint: "Al massimo 140 caratteri. Le allergie vanno nel campo apposito dell’ordine.",
  quantity: "Quanti",
  lessOf: (d) => "Un " + d.dish + " in meno",
  moreOf: (d) => "Un " + d.dish + " in più",
  takeOut: (d) => "Togli " + d.dish,
  added: (d) => d.dish + " è nel suo ordine.",
  removed: (d) => d.dish + " è stato tolto.",
  undo: "Annulla",
  order: "Il suo ordine",
  orderEmpty: "È ancora vuoto.",
  orderEmptyText: "Scelga dal menu, o scriva nella chat che cosa desidera.",
  toMenu: "Vedi il menu",
  troubles: {
    "sold-out": "Esaurito adesso. Lo tolga per ordinare il resto.",
    "not-now": "Non servito a quell’ora. Scelga un altro orario, o lo tolga.",
    other: "Non è più nel menu. Lo tolga per ordinare il resto."
  },
  ahead: (d) => "Servito dalle " + d.from + " alle " + d.until + "; scelga un orario.",
  allergy: "Allergia o intolleranza",
  allergyHint: "La cucina deve leggerla prima di iniziare.",
  saveAllergy: "Salva",
  allergyKept: (d) => "La cucina legge: «" + d.text + "».",
  when: "Quando",
  asap: "Appena possibile",
  noTime: "Nel prossimo giorno non c’è un orario in cui si serve tutto questo. Tolga qualcosa.",
  total: "Totale",
  included: "Tasse e servizio inclusi. Non si aggiunge mancia.",
  pay: "Come desidera pagare?",
  payments: {
    room: "Addebita in camera",
    on_delivery: "Paga alla consegna"
  },
  confirm: (d) => "Ordina per " + d.price,
  discard: "Scarta l’ordine",
  changed: "Qualcosa è cambiato prima dell’ordine. Lo guardi, e ordini di nuovo se va bene.",
  changes: {
    price: (d) => d.dish + ": " + d.before + " ora è " + d.after + " l’uno.",
    total: (d) => "Il totale era " + d.before + " e ora è " + d.after + ".",
    trouble: (d) => d.dish + ": " + d.trouble
  },
  placed: "In cucina",
  orderNo: (d) => "Ordine n. " + d.no,
  "for": (d) => "Per le " + d.time,
  states: {
    received: "Ricevuto",
    accepted: "Accettato",
    preparing: "In preparazione",
    served: "Servito",
    asks: "In attesa della sua risposta",
    refused: "Rifiutato",
    cancelled: "Annullato"
  },
  expected: (d) => "Previsto entro le " + d.time + ".",
  steps: "Passi dell’ordine",
  reason: (d) => "La cucina dice: «" + d.reason + "».",
  again: "Metti in un nuovo ordine",
  details: "Dettagli",
  someLeft: (d) => d.names + " non è disponibile; scelga qualcos’altro al suo posto."
}
