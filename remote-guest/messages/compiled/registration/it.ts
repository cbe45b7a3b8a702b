// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { RegistrationMessages } from './messages.ts';

export const registrationMessages: RegistrationMessages = {
  title: "Registrazione prima dell’arrivo",
  intro: "Lasci qui i Suoi dati, così la reception li ha.",
  loading: "Apertura della registrazione",
  kept: "Quello che scrive resta su questo dispositivo finché non lo invia.",
  offline: "È offline. Quello che scrive resta; potrà inviarlo quando torna la connessione.",
  progress: (d) => "Passo " + d.step + " di " + d.count,
  steps: {
    who: "Su di Lei",
    document: "Il Suo documento",
    address: "Indirizzo e contatto",
    companions: "Chi viene con Lei",
    arrival: "Arrivo e partenza",
    signature: "Conferma",
    review: "Controllo"
  },
  fields: {
    givenNames: "Nomi",
    familyNames: "Cognomi",
    birthDate: "Data di nascita",
    nationality: "Cittadinanza",
    sex: "Sesso, come nel documento",
    birthPlace: "Luogo di nascita",
    profession: "Professione",
    documentType: "Tipo di documento",
    documentNumber: "Numero del documento",
    documentCountry: "Rilasciato da",
    documentExpiry: "Valido fino al",
    supportNumber: "Numero di supporto della carta",
    residenceStatus: "Stato di residenza",
    street: "Via e numero",
    postalCode: "Codice postale",
    city: "Città",
    country: "Paese",
    email: "E-mail",
    phone: "Telefono con prefisso",
    arrivalDate: "Giorno di arrivo",
    arrivalTime: "Ora di arrivo",
    departureDate: "Giorno di partenza",
    lastPlace: "Da dove arriva",
    nextPlace: "Dove va dopo",
    reason: "Motivo del viaggio"
  },
  optional: (d) => d.field + " (facoltativo)",
  pick: "Scelga",
  sexes: {
    F: "Femminile (F)",
    M: "Maschile (M)",
    X: "Altro (X)"
  },
  documents: {
    passport: "Passaporto",
    "id-card": "Carta d’identità",
    "residence-permit": "Permesso di soggiorno",
    other: "Altro documento"
  },
  problems: {
    missing: "Da compilare.",
    name: "Almeno due lettere, senza cifre.",
    date: "Questa non è una data.",
    birthDate: "Un giorno passato, al massimo 120 anni fa.",
    time: "Un orario, come 15:30.",
    choice: "Scelga dalla lista.",
    document: "Da 3 a 30 lettere e cifre.",
    email: "Un indirizzo, come nome@example.com.",
    phone: "Con il più e il prefisso, come +351 912 345 678.",
    order: "Dopo il giorno di arrivo.",
    expired: "Il documento scade prima della partenza.",
    unasked: "Questo qui non è richiesto."
  },
  mrz: {
    open: "Compila dalle righe in fondo al documento",
    label: "Le due o tre righe con <<<",
    hint: "Sono lette su questo dispositivo e non conservate.",
    read: "Leggi le righe",
    done: (d) => "Letto: " + d.fields + ". Lo confronti con il documento.",
    wrong: "Una cifra di controllo non torna, quindi non è stato compilato nulla. Ricontrolli le righe.",
    unread: "Queste non sono le righe di un documento di viaggio.",
    failed: "Il lettore non si è caricato. Può compilare i campi a mano."
  },
  companions: {
    none: "Lasci vuoto se viaggia da solo.",
    person: (d) => "Persona " + d.number,
    add: "Aggiungi una persona",
    remove: (d) => "Togli la persona " + d.number,
    removed: (d) => "La persona " + d.number + " è stata tolta.",
    undo: "Annulla"
  },
  signature: {
    label: "Firmi qui",
    draw: "Disegni con il dito o il mouse, oppure scriva il nome sotto.",
    typed: "Oppure scriva il Suo nome",
    clear: "Cancella il disegno",
    drawn: "Firmato a mano"
  },
  accurate: "Quello che dichiaro è vero.",
  marketing: (d) => d.property + " può scrivermi dopo il soggiorno. Non c’entra con la registrazione.",
  source: (d) => "Richiesto da: " + d.source,
  next: "Avanti",
  back: "Indietro",
  edit: (d) => "Modifica: " + d.step,
  send: "Invia la registrazione",
  notSent: "Non inviato",
  notSentText: "Quello che ha scritto è ancora qui. Riprovi.",
  checkedAlready: "Il personale l’ha già controllata, quindi resta com’è stata inviata.",
  toFix: "Alcune risposte mancano o non sono giuste. Ecco la prima.",
  empty: "non indicato",
  waiting: {
    title: "Inviata. In attesa di controllo.",
    text: (d) => "Inviata " + d.time + ". Una persona di " + d.property + " la guarda e questa pagina lo mostra. Fino ad allora può modificarla.",
    change: "Modifica"
  },
  ready: {
    title: "Controllata. La registrazione è pronta.",
    text: (d) => d.property + " ha i Suoi dati. Mostri il documento alla reception all’arrivo. Se cambia qualcosa, lo scriva nella chat."
  },
  changes: {
    title: "Modifichi qualcosa, per favore"
  },
  toChat: "Vai alla chat",
  noSession: {
    title: "Dove alloggia?",
    text: "Scansioni il codice della struttura per registrarsi. Senza codice, si registri alla reception.",
    action: "Scansiona o scrivi il codice"
  },
  unreachable: {
    offline: "È offline",
    other: "Ora non si può aprire la registrazione",
    text: "Quello che ha scritto resta su questo dispositivo.",
    retry: "Riprova"
  }
}
