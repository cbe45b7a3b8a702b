// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { RegistrationMessages } from './messages.ts';

export const registrationMessages: RegistrationMessages = {
  title: "Registrazione prima dell’arrivo",
  intro: "Lascia qui i tuoi dati, così la reception li ha.",
  loading: "Apertura della registrazione",
  kept: "Quello che scrivi resta su questo dispositivo finché non lo invii.",
  offline: "Sei offline. Quello che scrivi resta; potrai inviarlo quando torna la connessione.",
  progress: (d) => "Passo " + d.step + " di " + d.count,
  steps: {
    who: "Su di te",
    document: "Il tuo documento",
    address: "Indirizzo e contatto",
    companions: "Chi viene con te",
    arrival: "Arrivo e partenza",
    signature: "Conferma",
    review: "Ricontrolla"
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
    lastPlace: "Da dove arrivi",
    nextPlace: "Dove vai dopo",
    reason: "Motivo del viaggio"
  },
  optional: (d) => d.field + " (facoltativo)",
  pick: "Scegli",
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
    choice: "Scegli dalla lista.",
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
    done: (d) => "Letto: " + d.fields + ". Confrontalo con il documento.",
    wrong: "Una cifra di controllo non torna, quindi non è stato compilato nulla. Ricontrolla le righe.",
    unread: "Queste non sono le righe di un documento di viaggio.",
    failed: "Il lettore non si è caricato. Puoi compilare i campi a mano."
  },
  companions: {
    none: "Lascia vuoto se viaggi da solo.",
    person: (d) => "Persona " + d.number,
    add: "Aggiungi una persona",
    remove: (d) => "Togli la persona " + d.number,
    removed: (d) => "La persona " + d.number + " è stata tolta.",
    undo: "Annulla"
  },
  signature: {
    label: "Firma qui",
    draw: "Disegna con il dito o il mouse, oppure scrivi il nome sotto.",
    typed: "Oppure scrivi il tuo nome",
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
  notSentText: "Quello che hai scritto è ancora qui. Riprova.",
  checkedAlready: "Il personale l’ha già controllata, quindi resta com’è stata inviata.",
  toFix: "Alcune risposte mancano o non sono giuste. Ecco la prima.",
  empty: "non indicato",
  waiting: {
    title: "Inviata. In attesa di controllo.",
    text: (d) => "Inviata " + d.time + ". Una persona di " + d.property + " la guarda e questa pagina lo mostra. Fino ad allora puoi modificarla.",
    change: "Modifica"
  },
  ready: {
    title: "Controllata. La registrazione è pronta.",
    text: (d) => d.property + " ha i tuoi dati. Mostra il documento alla reception all’arrivo. Se cambia qualcosa, scrivilo nella chat."
  },
  changes: {
    title: "Modifica qualcosa, per favore"
  },
  toChat: "Vai alla chat",
  noSession: {
    title: "Dove alloggi?",
    text: "Scansiona il codice della struttura per registrarti. Senza codice, registrati alla reception.",
    action: "Scansiona o scrivi il codice"
  },
  unreachable: {
    offline: "Sei offline",
    other: "Ora non si può aprire la registrazione",
    text: "Quello che hai scritto resta su questo dispositivo.",
    retry: "Riprova"
  }
}
