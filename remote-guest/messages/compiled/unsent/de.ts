// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { UnsentMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const unsentMessages: UnsentMessages = {
  offline: (d) => "Sie sind offline. " + plural(d.count, 0, de, { "0": "Sie können schreiben; es wird gesendet, sobald Sie wieder verbunden sind.", one: d.count + " Nachricht wird gesendet, sobald Sie wieder verbunden sind.", other: d.count + " Nachrichten werden gesendet, sobald Sie wieder verbunden sind." }),
  rateLimited: (d) => "Das war viel auf einmal. " + plural(d.count, 0, de, { one: d.count + " Nachricht wird", other: d.count + " Nachrichten werden" }) + " in " + d.wait + " gesendet.",
  unreachable: (d) => "Der Dienst ist nicht erreichbar. " + plural(d.count, 0, de, { one: d.count + " Nachricht wird", other: d.count + " Nachrichten werden" }) + " gesendet, sobald er wieder antwortet."
}
