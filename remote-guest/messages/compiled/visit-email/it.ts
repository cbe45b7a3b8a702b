// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { VisitEmailMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const visitEmailMessages: VisitEmailMessages = {
  title: "E-mail sulla sua visita",
  about: "Quando questa pagina è chiusa e questo dispositivo non mostra messaggi, possiamo scriverle: quando le sue richieste cambiano o qualcuno risponde.",
  address: "Il suo indirizzo e-mail",
  agree: "Inviatemi e-mail su questa visita a questo indirizzo.",
  agreeHint: "Per nient’altro. L’indirizzo viene cancellato alla fine della visita, e può cancellarlo in ogni momento.",
  send: "Inviatemi un codice",
  typeAddress: "Scriva il suo indirizzo e-mail, come nome@mail.com.",
  mustAgree: "Spunti la casella se desidera queste e-mail.",
  sentTo: (d) => "Abbiamo inviato un codice a " + d.address + ". Vale dieci minuti.",
  code: "Codice ricevuto per e-mail",
  confirm: "Conferma",
  again: "Invia un altro codice",
  change: "Un altro indirizzo",
  wrong: (d) => "" + plural(d.count, 0, it, { one: "Non è il codice. Può provare ancora una volta.", other: "Non è il codice. Può provare ancora " + d.count + " volte." }),
  over: "Questo codice non vale più. Ne chieda un altro.",
  on: (d) => "Le e-mail sulla sua visita arrivano a " + d.address + " mentre questa pagina è chiusa.",
  remove: "Cancella l’indirizzo",
  removed: "L’indirizzo è cancellato. Non arriveranno altre e-mail.",
  tooMany: "Sono stati inviati troppi codici. Riprovi domani o con un altro indirizzo.",
  failed: "Non ha funzionato. Riprovi, per favore.",
  stopTitle: "Fermare le e-mail sulla sua visita",
  stopAbout: "Il suo indirizzo viene cancellato e non arriveranno altre e-mail su questa visita.",
  stop: "Ferma le e-mail",
  stopped: "Fatto. Il suo indirizzo è cancellato e non arriveranno altre e-mail.",
  noLink: "Questo link non è completo. Lo apra di nuovo dall’e-mail.",
  toChat: "Alla chat"
}
