// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { FrontMessages } from './messages.ts';

export const frontMessages: FrontMessages = {
  kind: {
    hotel: "Hotel",
    restaurant: "Ristorante",
    str: "Casa vacanze"
  },
  intro: "Scansioni con la fotocamera il codice nella sua camera o sul suo tavolo, oppure lo scriva qui. Poi può chiedere qualsiasi cosa nella chat, vedere che cosa ne è e ordinare quello che c’è.",
  loading: "Apertura della pagina",
  title: "La sua struttura",
  code: "Scriva il suo codice",
  send: "Continua",
  scan: "Scansiona con la fotocamera",
  open: (d) => "La sua chat a " + d.place + " è ancora aperta.",
  chat: "Torna alla chat",
  reach: "Come contattarci",
  emergency: (d) => "In pericolo, chiami il " + d.number,
  noPhone: "Qui non c’è un numero di telefono. Con il suo codice può scriverci a qualsiasi ora.",
  hours: "Chi c’è adesso",
  isOpen: "Aperto",
  isClosed: "Chiuso",
  always: "A tutte le ore",
  until: (d) => "fino alle " + d.time,
  opens: (d) => "apre alle " + d.time,
  languages: "Lingue",
  spoken: (d) => "Leggiamo e rispondiamo in " + d.languages + ".",
  menu: "Questa pagina",
  staff: "Per il personale: accedi",
  privacy: "Che cosa succede ai suoi dati",
  terms: "Condizioni",
  about: (d) => d.property + " risponde ai suoi ospiti con Bellkey.",
  aboutLink: "Che cos’è Bellkey",
  language: "Lingua",
  gone: {
    title: "A questo indirizzo non c’è nessuna struttura",
    text: "Scansioni il codice nella sua camera o sul suo tavolo: porta al posto giusto.",
    action: "Scansiona o scrivi il codice"
  },
  unreachable: {
    offline: "È offline",
    other: "Non si può aprire adesso",
    text: "Si apre da sola quando torna la connessione.",
    retry: "Riprova"
  }
}
