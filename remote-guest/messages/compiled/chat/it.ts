// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ChatMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const chatMessages: ChatMessages = {
  title: "Chat",
  intro: "Chieda qualsiasi cosa, con parole sue. Alle domande si risponde subito; le richieste vanno alla persona giusta, con un orario che può vedere.",
  loading: "Apertura della chat",
  label: (d) => "Chat con " + d.property,
  log: "Conversazione",
  missed: (d) => d.count + " " + plural(d.count, 0, it, { one: "nuovo", other: "nuovi" }),
  latest: "Ultimi",
  asOf: (d) => "Situazione delle " + d.time + ".",
  resolved: "Questa conversazione è stata chiusa. Scriva di nuovo e continua.",
  times: (d) => "Orari: " + d.zone + ".",
  you: "Lei",
  assistant: "Assistente IA",
  language: "Lingua",
  header: {
    change: "cambia",
    person: "Parla con qualcuno",
    ai: (d) => "Assistente IA, con informazioni di " + d.property + ".",
    awaited: "Risponderà una persona. L’IA accetta richieste semplici.",
    there: "Risponde una persona. L’assistente IA tace."
  },
  composer: {
    look: "Controlla se ci sono nuovi messaggi",
    label: (d) => "Messaggio a " + d.to,
    placeholder: "Chieda pure",
    send: "Invia",
    over: (d) => plural(d.count, 0, it, { one: d.count + " carattere", other: d.count + " caratteri" }) + " di troppo. Accorci il testo o lo invii in due parti.",
    count: (d) => d.length + " di " + d.max + " caratteri"
  },
  message: {
    sources: "Da dove viene",
    confirmed: (d) => d.title + ", confermato " + d.day,
    wrong: "Non è corretto",
    wrongWhat: (d) => "Non è corretto: " + d.title,
    thanks: "Grazie, controlliamo.",
    sent: "Inviato",
    seen: "Visto",
    sending: "Invio in corso",
    notYet: "Non ancora inviato",
    notSent: (d) => "Non inviato. " + d.reason,
    retry: "Riprova",
    edit: "Modifica",
    "delete": "Elimina",
    reading: "Lettura del messaggio"
  },
  opening: {
    morning: (d) => "Buongiorno. Chieda pure a " + d.property + ".",
    afternoon: (d) => "Buon pomeriggio. Chieda pure a " + d.property + ".",
    evening: (d) => "Buonasera. Chieda pure a " + d.property + ".",
    night: (d) => "Salve. Chieda pure a " + d.property + ".",
    text: "Scriva come lo direbbe. Alle domande si risponde subito; le richieste vanno alla persona giusta, con un orario che può vedere.",
    menu: "Vedi il menu",
    starters: "Per cominciare"
  },
  unreachable: {
    offline: "È offline",
    other: "La chat non si può aprire adesso",
    offlineText: "Si apre da sola quando torna la connessione. Ciò che ha scritto resta su questo dispositivo.",
    text: "Il servizio non è raggiungibile. Ciò che ha scritto resta su questo dispositivo.",
    next: (d) => "Nuovo tentativo tra " + d.wait + ".",
    retry: "Riprova"
  },
  personProblem: {
    title: "Non è ancora stato possibile avvisare nessuno",
    text: "Chiediamo di nuovo quando torna la connessione.",
    phone: (d) => "Può anche chiamare il " + d.phone + "."
  },
  ended: {
    title: "La sua visita è terminata",
    text: "Qui può ancora leggere tutto. Per scrivere, scansioni ancora il codice: si apre una nuova chat, e ciò che ha scritto è conservato.",
    action: "Scansiona di nuovo",
    goesOn: (d) => "Ancora in corso: " + d.titles + "."
  },
  services: {
    open: "Servizi",
    all: "Vedi tutti i servizi",
    taken: "È nel messaggio. Lo invii, o prima lo cambi."
  },
  solved: {
    question: "Ha risolto?",
    yes: "Sì",
    no: "No",
    good: "Bene così.",
    missing: "Il personale vede che manca qualcosa. Chieda con altre parole o parli con qualcuno."
  }
}
