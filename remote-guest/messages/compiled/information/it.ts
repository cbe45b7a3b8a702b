// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { InformationMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const informationMessages: InformationMessages = {
  title: "Informazioni",
  intro: "Ciò che si chiede più spesso, chi c’è e quando, e come contattarci.",
  loading: "Apertura delle informazioni",
  where: (d) => d.property + ", " + d.place,
  reach: "Come contattarci",
  write: "Scriva nella chat",
  emergency: (d) => "In pericolo, chiami il " + d.number,
  hours: "Orari",
  open: "Aperto",
  closed: "Chiuso",
  always: "A tutte le ore",
  until: (d) => "fino alle " + d.time,
  opens: (d) => "apre alle " + d.time,
  week: "Orari della settimana",
  shut: "chiuso",
  span: (d) => d.opens + " – " + d.closes,
  holiday: (d) => d.day + " (" + d.name + ")",
  search: "Cerca nelle informazioni",
  found: (d) => "" + plural(d.count, 0, it, { "0": "Nessun risultato", one: d.count + " voce", other: d.count + " voci" }),
  none: "Niente corrisponde. Chieda nella chat con parole sue.",
  checked: (d) => "Verificato: " + d.day,
  more: "C’è più di quanto entri qui. Chieda nella chat.",
  topics: {
    arrival: "Arrivo e partenza",
    way: "Come arrivare e muoversi",
    internet: "Internet e ufficio",
    food: "Cibo e bevande",
    leisure: "Piscina, sport e tempo libero",
    room: "Nella Sua camera",
    rules: "Buono a sapersi",
    payment: "Pagamento",
    other: "Altro"
  },
  empty: "Qui non c’è ancora nulla.",
  emptyText: "Chieda nella chat. Dove l’assistente non sa, risponde una persona.",
  toChat: "Vai alla chat",
  asOf: (d) => "Aggiornato alle " + d.time + ". Gli orari possono essere cambiati.",
  offline: "È offline.",
  noSession: {
    title: "Dove si trova?",
    text: "Scansioni il codice in camera o sul tavolo. Poi potrà leggere ciò che serve sapere.",
    action: "Scansiona o scrivi il codice"
  },
  unreachable: {
    offline: "È offline",
    other: "Ora non si può aprire",
    text: "Si apre da solo quando torna la connessione.",
    retry: "Riprova"
  }
}
