// Compiled from api/messages/it.json by `npm run messages`.
import type { SystemMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const systemMessages: SystemMessages = {
  handedOff: {
    hotel: (d) => "Ho passato la richiesta alla reception. " + plural(d.position, 0, it, { "1": "Lei è in cima alla fila", other: "Lei è al numero " + d.position + " della fila" }) + "; una risposta è prevista entro " + d.minutes + " minuti.",
    restaurant: (d) => "Ho passato la richiesta al nostro personale. " + plural(d.position, 0, it, { "1": "Lei è in cima alla fila", other: "Lei è al numero " + d.position + " della fila" }) + "; una risposta è prevista entro " + d.minutes + " minuti.",
    str: (d) => "Ho passato la richiesta al suo host. " + plural(d.position, 0, it, { "1": "Lei è in cima alla fila", other: "Lei è al numero " + d.position + " della fila" }) + "; una risposta è prevista entro " + d.minutes + " minuti."
  },
  handedOffLate: {
    hotel: (d) => "Ho passato la richiesta alla reception. " + plural(d.position, 0, it, { "1": "Lei è in cima alla fila", other: "Lei è al numero " + d.position + " della fila" }) + ". Chi è prima di lei aspetta già più del previsto, perciò non indichiamo un tempo.",
    restaurant: (d) => "Ho passato la richiesta al nostro personale. " + plural(d.position, 0, it, { "1": "Lei è in cima alla fila", other: "Lei è al numero " + d.position + " della fila" }) + ". Chi è prima di lei aspetta già più del previsto, perciò non indichiamo un tempo.",
    str: (d) => "Ho passato la richiesta al suo host. " + plural(d.position, 0, it, { "1": "Lei è in cima alla fila", other: "Lei è al numero " + d.position + " della fila" }) + ". Chi è prima di lei aspetta già più del previsto, perciò non indichiamo un tempo."
  },
  unseenPhoto: "Non posso guardare le foto io stesso.",
  alerted: {
    hotel: "La reception e il responsabile di turno sono stati avvisati e vedono il suo messaggio per primo.",
    restaurant: "Il nostro personale e il responsabile di turno sono stati avvisati e vedono il suo messaggio per primo.",
    str: "Il suo host e la persona reperibile sono stati avvisati e vedono il suo messaggio per primo."
  },
  declined: (d) => "Ci dispiace, questo non è possibile: " + d.title + ". " + d.reason,
  cancelledByStaff: (d) => "Il nostro personale ha annullato questo: " + d.title + ". " + d.reason,
  ordered: (d) => "Il suo ordine è in cucina. Totale " + d.total + ".",
  dishesRefused: (d) => "Ci dispiace, la cucina ha finito questo: " + d.dishes + ". Scelga altro o lo tolga: «Dettagli» sulla scheda dell’ordine.",
  stillWaiting: {
    hotel: "Ci vuole più tempo di quanto detto, e ce ne scusiamo. Il responsabile di turno è stato avvisato.",
    restaurant: "Ci vuole più tempo di quanto detto, e ce ne scusiamo. Il responsabile di turno è stato avvisato.",
    str: "Ci vuole più tempo di quanto detto, e ce ne scusiamo. La persona reperibile è stata avvisata."
  },
  orCall: (d) => "Può anche chiamare il " + d.phone + ".",
  slipped: {
    "not-begun": (d) => "Ci dispiace: ci vuole più tempo di quanto detto. " + d.title + ": non abbiamo ancora potuto cominciare. Nuovo orario: " + d.time + " invece di " + d.before + ".",
    "under-way": (d) => "Ci dispiace: ci vuole più tempo di quanto detto. " + d.title + ": ci stiamo lavorando e non abbiamo finito. Nuovo orario: " + d.time + " invece di " + d.before + "."
  },
  notKept: {
    hotel: (d) => "Ci dispiace: " + d.title + " non sarà pronto entro " + d.before + ", e non vogliamo indicare un altro orario che non possiamo rispettare. Il responsabile di turno è stato avvisato.",
    restaurant: (d) => "Ci dispiace: " + d.title + " non sarà pronto entro " + d.before + ", e non vogliamo indicare un altro orario che non possiamo rispettare. Il responsabile di turno è stato avvisato.",
    str: (d) => "Ci dispiace: " + d.title + " non sarà pronto entro " + d.before + ", e non vogliamo indicare un altro orario che non possiamo rispettare. La persona reperibile è stata avvisata."
  },
  expired: (d) => "Ci dispiace: nessuno ha potuto decidere in tempo, quindi non è approvato: " + d.title + ". Può chiedere di nuovo, o chiedere di parlare con una persona.",
  awaitingAnswer: (d) => "Aspettiamo la sua risposta su questo: " + d.title + ".",
  emergencyWaiting: (d) => "Nessuno ha ancora preso in carico questo, e tutto il personale in servizio è stato avvisato di nuovo. Se qualcuno è in pericolo, non ci aspetti: chiami subito il " + d.number + ".",
  offered: (d) => d.title + ": possiamo offrire questo al suo posto: " + d.offer + ". Le va bene? Accetti o rifiuti sulla scheda.",
  moved: (d) => "Ora è qui: " + d.place + ". Ciò che ha chiesto e non è ancora fatto arriverà lì.",
  merged: (d) => "Abbiamo unito due delle sue richieste, così nessuno viene due volte: " + d.title + ".",
  planned: (d) => d.title + " è ora previsto per " + d.time + ". " + d.reason,
  kitchenClosed: {
    until: (d) => "La cucina è chiusa fino a " + d.time + ". Può ordinare per allora nel menu.",
    open: "La cucina è chiusa a quest’ora."
  },
  confirmed: (d) => "È confermato: " + d.what + ".",
  approved: (d) => "È approvato: " + d.what + ".",
  raised: (d) => "Il nostro personale ha inserito questo per lei: " + d.title + "."
}
