// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';

export const requestsMessages: RequestsMessages = {
  states: {
    "new": "Richiesto",
    acknowledged: "Accettato",
    in_progress: "In corso",
    needs_approval: "In attesa di approvazione",
    declined: "Rifiutato",
    waiting_guest: "In attesa di lei",
    on_hold: "In pausa",
    done: "Fatto",
    closed: "Fatto",
    cancelled: "Annullato"
  },
  otherState: "In esame",
  late: "In ritardo",
  asked: (d) => d.time + " richiesto",
  accepted: (d) => d.time + " accettato",
  done: (d) => d.time + " fatto",
  due: (d) => "entro le " + d.time,
  paused: "L’orologio è fermo finché non si riprende.",
  timeSaid: "Per l’ora che ha detto; la conferma appare qui.",
  timeAccepted: "Accettato per l’ora che ha detto.",
  noTime: "Non c’è un orario promesso; ogni passo appare qui.",
  overdue: (d) => "Più tardi del previsto: doveva essere fatto entro le " + d.time + ", " + d.span + " fa.",
  left: (d) => "Mancano " + d.span,
  minutes: (d) => d.count + " min",
  hours: (d) => d.count + " ore",
  moved: {
    staff: (d) => "Era promesso per le " + d.before + ". " + d.reason,
    "not-begun": (d) => "Era promesso per le " + d.before + "; nessuno ha ancora potuto iniziare.",
    "under-way": (d) => "Era promesso per le " + d.before + "; ci stanno lavorando.",
    asked: (d) => "Lei aveva chiesto per le " + d.before + ". " + d.reason,
    forward: (d) => "Anticipato: era previsto per le " + d.before + ". " + d.reason
  },
  planned: {
    at: (d) => "Previsto per le " + d.time + ".",
    by: (d) => "Previsto entro le " + d.time + ".",
    from: (d) => "Previsto dalle " + d.time + "."
  },
  notDone: "Non è fatto",
  card: {
    foodOrder: "Ordine di cibo",
    allergy: (d) => "Allergia: «" + d.text + "»",
    number: (d) => "N. " + d.no,
    accept: "Accetta",
    decline: "Rifiuta",
    cancel: "Annulla",
    cancelWhat: (d) => "Annulla " + d.title,
    sure: "Ritirare questa richiesta?",
    yes: "Sì, annulla",
    keep: "Mantieni",
    details: (d) => "Dettagli di " + d.title,
    detailsShort: "Dettagli",
    whatWasDone: "Che cosa è stato fatto",
    alerted: "Il personale è stato avvisato",
    member: "Una persona del personale",
    has: (d) => "Se ne occupa " + d.name,
    onTheWay: (d) => d.name + " sta arrivando",
    isOver: "Il personale dice che è finita"
  }
}
