// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { UnsentMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const unsentMessages: UnsentMessages = {
  offline: (d) => "Vous êtes hors ligne. " + plural(d.count, 0, fr, { "0": "Vous pouvez écrire ; ce sera envoyé au retour de la connexion.", one: d.count + " message sera envoyé au retour de la connexion.", other: d.count + " messages seront envoyés au retour de la connexion." }),
  rateLimited: (d) => "C’était beaucoup à la fois. " + plural(d.count, 0, fr, { one: d.count + " message sera envoyé", other: d.count + " messages seront envoyés" }) + " dans " + d.wait + ".",
  unreachable: (d) => "Le service est injoignable. " + plural(d.count, 0, fr, { one: d.count + " message sera envoyé", other: d.count + " messages seront envoyés" }) + " dès qu’il répond."
}
