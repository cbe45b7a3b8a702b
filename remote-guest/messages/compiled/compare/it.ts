// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { CompareMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const compareMessages: CompareMessages = {
  title: "Confronta",
  intro: "Da due a quattro dello stesso tipo, fianco a fianco.",
  loading: "Apertura delle scelte possibili",
  where: (d) => d.property + ", " + d.place,
  kind: "Che cosa confrontare",
  kinds: {
    rooms: "Camera e orari del soggiorno",
    treatments: "Trattamenti",
    tours: "Tour e gite",
    transfers: "Trasferimenti",
    dishes: "Piatti e bevande"
  },
  choose: "Scelga da due a quattro",
  chosen: (d) => d.count + " di 4 scelti",
  full: "Quattro sono scelti. Ne tolga uno per sceglierne un altro.",
  tooFew: "Ne scelga un altro per vederli fianco a fianco.",
  unknown: (d) => "Omesso, perché qui non c’è o perché oltre il quarto: " + d.count + ".",
  differences: "Solo le differenze",
  same: "In ciò che è scritto non ci sono differenze.",
  table: "Fianco a fianco",
  nothingWritten: "Non indicato",
  ask: "Chiedere questo",
  askLabel: (d) => "Chiedere questo: " + d.title,
  askHint: "Viene scritto nella chat. Nulla parte finché non lo invia Lei.",
  remove: (d) => "Togli " + d.title,
  askText: (d) => "Vorrei questo, per favore: " + d.title + ".",
  soldOut: "Al momento esaurito",
  available: "Disponibile ora",
  notNow: "Non servito a quest’ora",
  rows: {
    price: "Prezzo",
    state: "Ora",
    duration: "Durata",
    hours: "Orari",
    about: "Che cos’è",
    details: "Buono a sapersi",
    category: "Nel menù sotto",
    options: "Opzioni",
    diets: "Diete",
    allergens: "Allergeni indicati",
    age: "Per adulti",
    way: "Come funziona",
    needs: "Che cosa indicare",
    department: "Chi se ne occupa"
  },
  ways: {
    deliver: "Glielo portiamo",
    book: "Prenotato dal personale",
    inform: "Il personale La informa",
    approve: "Serve il sì del personale"
  },
  needs: {
    date: "giorno",
    time: "ora",
    party: "quante persone",
    treatment: "quale trattamento",
    from: "da quando",
    until: "fino a quando"
  },
  minutes: (d) => d.count + " " + plural(d.count, 0, it, { one: "minuto", other: "minuti" }),
  yes: "sì, con documento",
  fromTo: (d) => d.from + "–" + d.until,
  fromOnly: (d) => "dalle " + d.from,
  untilOnly: (d) => "fino alle " + d.until,
  empty: "Qui non c’è ancora nulla da confrontare.",
  emptyText: "Chieda le differenze nella chat.",
  toChat: "Vai alla chat",
  asOf: (d) => "Aggiornato alle " + d.time + ". Prezzi e disponibilità possono essere cambiati.",
  offline: "È offline.",
  noSession: {
    title: "Dove si trova?",
    text: "Scansioni il codice in camera o sul tavolo. Poi potrà confrontare ciò che c’è lì. Questo link conserva la scelta.",
    action: "Scansiona o scrivi il codice"
  },
  unreachable: {
    offline: "È offline",
    other: "Ora non si può aprire",
    text: "Si apre da solo quando torna la connessione.",
    retry: "Riprova"
  }
}
