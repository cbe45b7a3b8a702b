// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ScanMessages } from './messages.ts';

export const scanMessages: ScanMessages = {
  title: "Scansioni il codice",
  intro: "Il quadrato in camera o sul tavolo. Senza app né account.",
  language: "Lingua",
  resolving: "Ricerca del codice",
  offline: "È offline",
  offlineText: "Il codice resta su questo dispositivo. Lo cerchiamo appena torna la connessione.",
  tryNow: "Prova adesso",
  tryAgain: "Riprova",
  another: "Scansiona un altro codice",
  stillOpen: (d) => "La chat presso " + d.property + ", " + d.place + " è ancora aperta.",
  toChat: "Torna alla chat",
  confirm: {
    question: "Si trova qui?",
    opening: "Apertura della chat",
    go: "Continua",
    checkIn: "Sto facendo il check-in",
    no: "No, scansiona un altro codice",
    problem: "La chat non si può aprire adesso"
  },
  camera: {
    picture: "Immagine della fotocamera",
    asking: "Il browser chiede se possiamo usare la fotocamera.",
    looking: "Ricerca di un codice",
    light: "Luce",
    again: "Riprova la fotocamera",
    typeInstead: "Può scrivere il codice, invece.",
    failures: {
      denied: {
        title: "La fotocamera non è consentita qui"
      },
      busy: {
        title: "La fotocamera è in uso",
        text: "Chiuda l’app che la usa, poi riprovi."
      },
      insecure: {
        title: "Nessuna fotocamera su questa connessione",
        text: "I browser danno la fotocamera solo a pagine con indirizzo sicuro (https)."
      },
      "no-reader": {
        title: "Il lettore di codici non è stato caricato",
        text: "Controlli la connessione e riprovi."
      },
      none: {
        title: "Nessuna fotocamera trovata",
        text: "Questo dispositivo non ci mostra alcuna fotocamera."
      }
    },
    allow: {
      ios: "Tocchi l’icona della pagina accanto all’indirizzo, poi Impostazioni sito web, Fotocamera, Consenti.",
      firefox: "Tocchi l’icona della fotocamera accanto all’indirizzo e tolga il blocco.",
      android: "Tocchi l’icona a sinistra dell’indirizzo, poi Autorizzazioni, e consenta la fotocamera.",
      chrome: "Apra l’icona a sinistra dell’indirizzo e consenta la fotocamera per questo sito.",
      other: "Apra le impostazioni di questo sito nel browser e consenta la fotocamera."
    }
  },
  photo: {
    label: "Carica una foto del codice",
    reading: "Ricerca del codice…",
    nothing: "In quella foto non si legge alcun codice. Ne provi una più vicina e a fuoco, o scriva il codice."
  }
}
