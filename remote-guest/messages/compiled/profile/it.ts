// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ProfileMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const profileMessages: ProfileMessages = {
  title: "Il suo profilo",
  intro: "Che cosa si sa di lei qui, e perché.",
  loading: "Apertura del suo profilo",
  where: (d) => d.property + ", " + d.place,
  notFound: {
    title: "Questo profilo non esiste",
    text: "O non esiste, o non è il suo. Il suo si apre dalle sue richieste.",
    action: "Le sue richieste"
  },
  noSession: {
    title: "Dove si trova?",
    text: "Scansioni il codice in camera o sul tavolo. Poi può vedere che cosa si sa di lei.",
    action: "Scansiona o scrivi il codice"
  },
  unreachable: {
    offline: "È offline",
    other: "Il suo profilo non si può aprire adesso",
    text: "Non è stato conservato su questo dispositivo, perché altri potrebbero usarlo.",
    retry: "Riprova"
  },
  known: "Che cosa si sa, e perché",
  facts: {
    place: "Dove si trova",
    placeWhy: "Così il personale sa dove portare le cose.",
    session: "Questo dispositivo",
    sessionWhy: (d) => "Collegato con il codice dal " + d.since + "; termina il " + d.until + " se non continua a usarlo. Così la sua conversazione resta sua.",
    name: "Il suo nome",
    nameNone: "Non indicato",
    nameWhy: "L’ha indicato qui sotto, perché il personale possa rivolgersi a lei.",
    conversation: "La sua conversazione",
    conversationWhy: (d) => "Dal " + d.since + ", perché il personale e l’assistente possano risponderle.",
    messages: (d) => d.count + " " + plural(d.count, 0, it, { one: "messaggio", other: "messaggi" }),
    requests: "Le sue richieste",
    requestsCount: (d) => d.requests + " " + plural(d.requests, 0, it, { one: "richiesta", other: "richieste" }) + ", " + d.orders + " " + plural(d.orders, 0, it, { one: "ordine", other: "ordini" }),
    requestsWhy: "Perché siano eseguite e lei veda per quando.",
    kept: "Per quanto si conserva",
    keptText: (d) => d.property + " decide per quanto tempo conservare la conversazione e le richieste, e glielo dice se lo chiede."
  },
  preferences: "Le sue preferenze",
  name: "Nome (facoltativo)",
  nameHint: "Come desidera essere chiamato.",
  language: "Lingua",
  anyLanguage: "Come il browser",
  quiet: "Non disturbare in certi orari",
  quietFrom: "Dalle",
  quietUntil: "Alle",
  quietHint: "Secondo gli orologi di qui. Il personale lo vede; un’emergenza la disturba comunque.",
  allergies: "Allergie (facoltativo)",
  allergiesHint: "Con parole sue. Sono indicate su ogni nuovo ordine e la cucina deve leggerle. Confermi anche con il personale; la contaminazione crociata non si può escludere.",
  consents: "Consensi",
  marketing: (d) => d.property + " può scrivermi dopo la mia visita",
  marketingHint: "Qui non serve a nulla. Può ritirarlo in ogni momento.",
  marketingAt: (d) => "Ultima modifica il " + d.time + ".",
  save: "Salva",
  saved: "Salvato. Il personale vede che cosa è cambiato.",
  history: "La sua cronologia",
  toRequests: "Richieste e ordini",
  toChat: "Conversazione",
  data: "I suoi dati",
  download: "Scarica i miei dati",
  downloadHint: "Un file JSON con profilo, messaggi, richieste e ordini.",
  downloaded: "I suoi dati sono stati scaricati.",
  erase: "Elimina i miei dati",
  eraseSure: (d) => "Chiedere a " + d.property + " di eliminare ciò che sa di lei?",
  eraseText: "Lo si chiede a una persona, che lo fa e risponde nella chat. Qualcosa forse deve restare: i conti, e ciò che la legge chiede al check-in. Le viene detto che cosa resta e perché. Le richieste in corso sono eseguite prima.",
  eraseYes: "Sì, chiedilo",
  eraseNo: "Mantieni",
  erased: (d) => "Ha chiesto l’eliminazione il " + d.time + ". Se ne occupa una persona, che risponde nella chat.",
  offline: "È offline. Potrà cambiarlo quando sarà di nuovo connesso."
}
