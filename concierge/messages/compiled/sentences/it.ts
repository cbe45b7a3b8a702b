// Compiled from concierge/messages/it.json by `npm run messages`.
import type { SentencesMessages } from './messages.ts';

export const sentencesMessages: SentencesMessages = {
  requested: {
    deliver: {
      by: (d) => "Certamente. " + d.department + " Le porterà " + d.items + " entro le " + d.time + " (" + d.place + ").",
      open: (d) => "Certamente. Ho chiesto " + d.items + " a " + d.department + " (" + d.place + ")."
    },
    fix: {
      by: (d) => "Mi dispiace. " + d.department + " interverrà per " + d.items + " " + d.inPlace + " entro le " + d.time + ".",
      open: (d) => "Mi dispiace. Ho chiesto a " + d.department + " di intervenire per " + d.items + " " + d.inPlace + "."
    },
    fixOwn: {
      by: (d) => "Mi dispiace. " + d.department + " se ne occuperà " + d.inPlace + " entro le " + d.time + ".",
      open: (d) => "Mi dispiace. Ho chiesto a " + d.department + " di occuparsene " + d.inPlace + "."
    },
    book: {
      by: (d) => "Ho inoltrato a " + d.department + " la Sua richiesta per " + d.items + ". Riceverà risposta qui entro le " + d.time + "; la prenotazione vale dopo la conferma.",
      open: (d) => "Ho inoltrato a " + d.department + " la Sua richiesta per " + d.items + ". La prenotazione vale dopo la conferma qui."
    },
    approve: {
      by: (d) => "Ho inoltrato a " + d.department + " la Sua richiesta per " + d.items + ". Il personale decide e risponde qui entro le " + d.time + ".",
      open: (d) => "Ho inoltrato a " + d.department + " la Sua richiesta per " + d.items + ". Il personale decide e risponde qui."
    },
    free: {
      by: (d) => "Ho inoltrato il messaggio a " + d.department + ". Se ne occuperanno entro le " + d.time + ".",
      open: (d) => "Ho inoltrato il messaggio a " + d.department + "."
    },
    work: {
      cleaning: (d) => "Certamente. " + d.department + " pulirà la Sua camera entro le " + d.time + ".",
      turndown: (d) => "Certamente. " + d.department + " preparerà i letti per la notte entro le " + d.time + ".",
      trash: (d) => "Certamente. " + d.department + " svuoterà i cestini entro le " + d.time + ".",
      laundry: (d) => "Certamente. " + d.department + " ritirerà la Sua biancheria entro le " + d.time + ".",
      minibar: (d) => "Certamente. " + d.department + " rifornirà il minibar entro le " + d.time + ".",
      luggageStorage: (d) => "Certamente. " + d.department + " ritirerà i Suoi bagagli entro le " + d.time + ".",
      roomService: (d) => "Certamente. " + d.department + " porterà il Suo ordine entro le " + d.time + ".",
      bedLinen: (d) => "Certamente. " + d.department + " cambierà le lenzuola entro le " + d.time + "."
    }
  },
  requestedAsSaid: (d) => "Ho inoltrato a " + d.department + " la Sua richiesta per " + d.items + " (" + d.place + "), per il momento indicato: " + d.when + ". Lo confermeranno qui.",
  told: {
    doNotDisturb: (d) => d.department + " sa che non desidera essere disturbato.",
    lateArrival: (d) => d.department + " sa che arriverà tardi.",
    vip: (d) => d.department + " ne è al corrente.",
    occasion: (d) => "Che bello! " + d.department + " sa della ricorrenza.",
    checkedOut: (d) => d.department + " sa che sta partendo.",
    away: (d) => d.department + " sa che è fuori.",
    noCleaning: (d) => d.department + " sa che la Sua camera non va pulita.",
    delay: (d) => d.department + " sa del Suo ritardo.",
    message: (d) => d.department + " ha il Suo messaggio.",
    notWanted: (d) => d.department + " sa che non desidera " + d.items + "."
  },
  refused: {
    notOffered: (d) => "Non posso organizzarlo io qui: " + d.items + ".",
    manyThisHour: (d) => "Non sono riuscito a registrare la Sua richiesta per " + d.items + ": ci sono state troppe richieste in un’ora.",
    tooMany: (d) => "Ha chiesto " + d.items + ": è più di quanto io possa promettere.",
    manyOpen: (d) => "Diverse Sue richieste sono ancora aperte: di " + d.items + " si occupa una persona.",
    other: (d) => "Non sono riuscito a registrare la Sua richiesta per " + d.items + "."
  },
  status: {
    promised: (d) => "La Sua richiesta per " + d.items + " è presso " + d.department + ", promessa entro le " + d.time + ".",
    open: (d) => "La Sua richiesta per " + d.items + " è presso " + d.department + ".",
    late: (d) => "La Sua richiesta per " + d.items + " era promessa entro le " + d.time + " ed è in ritardo. Mi dispiace.",
    none: "Non vedo richieste aperte per questo. Vuole che ne faccia una?"
  },
  cancel: {
    done: (d) => "Fatto. La Sua richiesta per " + d.items + " è annullata.",
    refused: (d) => "La Sua richiesta per " + d.items + " non può più essere annullata qui.",
    none: "Non vedo richieste aperte da annullare.",
    which: "Quale richiesta devo annullare?"
  },
  amended: (d) => "Ho comunicato la modifica a " + d.department + ": " + d.items + ".",
  declinedOpen: (d) => "Prima aveva chiesto " + d.items + " (n. " + d.no + "). Devo annullare la richiesta?",
  declined: (d) => "Capito. Non chiederò " + d.items + ".",
  ask: {
    time: (d) => "Per che ora devo chiedere " + d.items + "?",
    date: (d) => "Per quale giorno devo chiedere " + d.items + "?",
    when: (d) => "Per quando devo chiedere " + d.items + "?",
    until: (d) => "Fino a che ora desidera " + d.items + "?",
    party: (d) => "Per quante persone devo chiedere " + d.items + "?",
    quantity: (d) => "Quanti ne devo chiedere: " + d.items + "?",
    pieces: (d) => "Quanti pezzi sono, per " + d.items + "?",
    items: (d) => "Che cosa desidera, per " + d.items + "?",
    what: (d) => "Che cosa desidera, per " + d.items + "?",
    treatment: (d) => "Quale trattamento desidera, per " + d.items + "?",
    from: (d) => "A partire da che ora desidera " + d.items + "?",
    ages: (d) => "Quanti anni hanno i bambini, per " + d.items + "?",
    pet: (d) => "Di che animale si tratta, per " + d.items + "?",
    day: (d) => "Per quale giorno devo chiedere " + d.items + "?",
    people: (d) => "Per quante persone devo chiedere " + d.items + "?",
    nearDay: (d) => "È ancora notte, quindi preferisco verificare: desidera " + d.items + " oggi o domani?",
    other: (d) => "Per " + d.items + ", può dirmi: " + d.slot + "?"
  },
  confirm: {
    deliver: (d) => "Desidera " + d.items + " (" + d.place + ")?",
    fix: (d) => "C’è un problema con " + d.items + " " + d.inPlace + "?",
    book: (d) => "Vuole che chieda " + d.items + ", o ha una domanda al riguardo?"
  },
  nearDays: {
    today: (d) => "Oggi, " + d.day,
    tomorrow: (d) => "Domani, " + d.day
  },
  choices: {
    cancel: "Sì, annulli",
    yes: "Sì, grazie",
    no: "No, grazie",
    person: "Parlare con una persona",
    question: "Ho una domanda",
    report: "Sì, mandate qualcuno",
    request: "Lo chieda, per favore"
  },
  choiceTexts: {
    yes: (d) => "Sì, per favore portate " + d.items + ".",
    no: "No, grazie.",
    person: "Vorrei parlare con una persona.",
    question: (d) => "Che cosa può dirmi su " + d.items + "?",
    report: (d) => "C’è un problema con " + d.items + ".",
    request: (d) => "Vorrei prenotare " + d.items + ".",
    cancel: (d) => "Annullare la richiesta " + d.no + "."
  },
  unknownFact: "Non lo so, e preferisco non tirare a indovinare. Vuole che chiami una persona?",
  foreignFact: (d) => "Ecco che cosa so: " + d.fact,
  knownInstead: (d) => "Non lo so con precisione. Ecco che cosa so: " + d.fact,
  supposedFact: (d) => "Non sono del tutto sicuro di che cosa intenda, ma forse questo può aiutarLa: " + d.fact,
  whichFact: (d) => "Non lo so con precisione. Riguarda " + d.titles + "?",
  alsoKnown: (d) => "Posso anche parlarLe di «" + d.title + "».",
  unknown: "Non sono sicuro di aver capito. Può dirlo in altre parole, o devo chiamare una persona?",
  awaited: "Il personale ha il Suo messaggio e Le risponderà qui.",
  offerPerson: "Vuole che chiami una persona?",
  offTopic: "Posso aiutarLa solo per il Suo soggiorno qui. Le serve qualcosa?",
  chooseBetween: (d) => "Non sono sicuro di che cosa desideri. È una di queste cose: " + d.items + "?",
  followWhat: "A proposito di che cosa desidera saperlo?",
  meantWhat: "Non sono sicuro a che cosa si riferisca. Che cosa desidera?",
  smallTalk: {
    greet: (d) => "Buongiorno! Sono l’assistente IA di " + d.property + ". Che cosa posso fare per Lei?",
    who: (d) => "Sono l’assistente IA di " + d.property + ", non una persona. Può chiedere una persona in qualsiasi momento.",
    mood: "Grazie dell’interessamento. Che cosa posso fare per Lei?",
    bye: "Arrivederci e buon soggiorno.",
    thanks: "Prego.",
    sorry: "Nessun problema.",
    help: (d) => "Posso chiedere asciugamani, pulizie, riparazioni, prenotazioni e molto altro, e rispondere a domande su " + d.property + ".",
    yes: "Che cosa posso fare per Lei?",
    no: "Va bene. Sono qui se Le serve qualcosa.",
    chat: "Grazie di avermelo detto. Che cosa posso fare per Lei?",
    feeling: "Grazie di avermi detto come si sente. Se qualcosa può aiutarLa, me lo dica, oppure chieda una persona."
  },
  handoff: {
    emergency: "Sto avvisando subito il personale. Se qualcuno è in pericolo, chiami i servizi di emergenza e si allontani, se può.",
    "emergency:medical": "Sto avvisando subito il personale. Se una vita è in pericolo, chiami ora i servizi di emergenza e resti accanto alla persona.",
    restricted: "Questo lo deve decidere una persona.",
    "restricted:complaint": "Mi dispiace molto.",
    "restricted:allergy": "La preghiamo di confermare le allergie con il personale; non si può escludere una contaminazione crociata.",
    "restricted:medical": "Non posso dare consigli medici.",
    "restricted:legal": "Non posso dare consigli legali.",
    "restricted:other-guest": "Non posso dire nulla su altri ospiti né metterLa in contatto con una camera.",
    "order-time": "Di un ordine per più tardi si occupa una persona.",
    "restricted:access": "Per la Sua sicurezza, di porte, chiavi e codici si occupa una persona.",
    "restricted:staff-data": "Non fornisco dati personali del personale.",
    "two-failed-tries": "Non sono riuscito ad aiutarLa.",
    "engine-error": "Qualcosa è andato storto da parte mia."
  },
  onDay: (d) => d.time + " del " + d.day,
  steps: {
    search: "Sto controllando",
    request: "Inoltro la Sua richiesta",
    cancel: "Sto annullando",
    menu: "Controllo il menù",
    order: "Annoto il Suo ordine"
  },
  offered: {
    which: (d) => "Quale di questi desidera: " + d.items + "?",
    about: (d) => "Qui può chiedere: " + d.items + ". " + d.description + " Devo chiederlo?"
  },
  acknowledged: "Grazie di avermi detto come si sente.",
  openers: "Grazie di avermi detto come si sente.\nCertamente.\nMi dispiace.",
  place: {
    room: (d) => "camera " + d.no,
    table: (d) => "tavolo " + d.no,
    inRoom: (d) => "nella camera " + d.no,
    inTable: (d) => "al tavolo " + d.no,
    inside: (d) => "(" + d.label + ")"
  }
}
