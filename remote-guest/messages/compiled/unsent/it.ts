// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { UnsentMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const unsentMessages: UnsentMessages = {
  offline: (d) => "È offline. " + plural(d.count, 0, it, { "0": "Può scrivere; sarà inviato quando torna la connessione.", one: d.count + " messaggio sarà inviato quando torna la connessione.", other: d.count + " messaggi saranno inviati quando torna la connessione." }),
  rateLimited: (d) => "Erano troppi in una volta. " + plural(d.count, 0, it, { one: d.count + " messaggio sarà inviato", other: d.count + " messaggi saranno inviati" }) + " tra " + d.wait + ".",
  unreachable: (d) => "Il servizio non è raggiungibile. " + plural(d.count, 0, it, { one: d.count + " messaggio sarà inviato", other: d.count + " messaggi saranno inviati" }) + " quando risponde."
}
