// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { OrdersMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const ordersMessages: OrdersMessages = {
  title: "Le sue richieste",
  loading: "Apertura delle sue richieste",
  intro: "Tutto ciò che ha chiesto qui, con il suo orario.",
  where: (d) => d.property + ", " + d.place,
  filter: "Mostra",
  filters: {
    all: "Tutto",
    requests: "Richieste",
    food: "Cibi e bevande",
    bookings: "Prenotazioni"
  },
  active: "In corso",
  over: "Fatto",
  askedAt: (d) => "Richiesto " + d.time,
  total: "Totale, tasse incluse",
  empty: "Ancora niente. Chieda pure.",
  emptyText: "Ciò che chiede nella chat appare qui: chi se ne occupa e per quando.",
  emptyKind: "Niente di questo tipo.",
  toChat: "Vai alla chat",
  inChat: "Vedi nella chat",
  back: "Tutte le richieste",
  choose: "Scelga una richiesta per vedere che cosa è successo.",
  unknown: "Questa richiesta non è sua, o non è più qui.",
  asOf: (d) => "Situazione delle " + d.time + ". Potrà cambiare qualcosa quando sarà di nuovo connesso.",
  offline: "È offline. Potrà cambiare qualcosa quando sarà di nuovo connesso.",
  ended: "La sua visita è terminata. Può ancora leggere ciò che ha chiesto.",
  scanAgain: "Scansiona di nuovo",
  noSession: {
    title: "Dove si trova?",
    text: "Scansioni il codice in camera o sul tavolo. Poi ciò che chiede appare qui.",
    action: "Scansiona o scrivi il codice"
  },
  closed: {
    title: "La sua visita è terminata",
    text: "Se è ancora lì, scansioni di nuovo il codice: si apre una nuova chat. Le richieste aperte proseguono, ma lì non compaiono."
  },
  unreachable: {
    offline: "È offline",
    other: "Le sue richieste non si possono aprire adesso",
    text: "Si aprono da sole quando torna la connessione.",
    retry: "Riprova"
  },
  history: "Che cosa è successo",
  you: "Lei",
  staff: "Personale",
  assistant: "Assistente IA",
  events: {
    slipped: (d) => "Nuovo orario " + d.time + " invece di " + d.before,
    notKept: (d) => "L’orario " + d.before + " non sarà rispettato",
    promised: (d) => "Promesso per le " + d.time,
    scheduled: (d) => "Previsto per le " + d.time,
    offered: "È stato offerto qualcos’altro",
    "offer-accepted": "Offerta accettata",
    "offer-declined": "Offerta rifiutata",
    reopened: "Non fatto: di nuovo aperto",
    rated: (d) => "Valutato " + d.stars + " su 5",
    expired: "Scaduto: nessuno ha deciso in tempo",
    "allergy-told": "Ha segnalato un’allergia alla cucina",
    "allergy-read": "La cucina ha letto l’allergia",
    ready: "Pronto",
    preparing: "In preparazione",
    "dishes-refused": "Un piatto è finito",
    "dishes-answered": "Lei ha deciso"
  },
  ordered: "Che cosa ha ordinato",
  free: "Ritirarla non costa nulla, perché nessuno ha iniziato.",
  freeOrder: "Ritirarlo non costa nulla, perché la cucina non ha iniziato.",
  tooLate: "Non si può più ritirare, perché qualcuno se ne occupa. Se qualcosa non va, lo dica qui sotto.",
  again: "Chiedi di nuovo",
  againText: (d) => "Ancora, per favore: " + plural(d.quantity, 0, it, { "1": "", other: d.quantity + " " }) + d.title + ".",
  wrong: {
    open: "Qualcosa non va",
    label: "Che cosa non va?",
    hint: "Lo legge una persona.",
    send: "Avvisa il personale",
    close: "Chiudi",
    reopened: "È di nuovo aperta, con un nuovo orario. Il personale ha le sue parole.",
    person: "È stata chiamata una persona, che risponde nella chat.",
    empty: "Scriva che cosa non va."
  },
  rate: {
    question: "Com’è stato?",
    stars: (d) => d.stars + " " + plural(d.stars, 0, it, { one: "stella", other: "stelle" }) + " su 5",
    words: "Vuole aggiungere qualcosa? (facoltativo)",
    send: "Invia la valutazione",
    choose: "Scelga da una a cinque stelle.",
    thanks: (d) => "Ha dato " + d.stars + " su 5. Grazie.",
    low: "Non è stato abbastanza. Se qualcosa ancora non va, lo dica e una persona aiuta."
  },
  language: "Lingua",
  profile: "Il suo profilo",
  ranOut: "Finito; non si paga",
  swap: "Scegliere altro"
}
