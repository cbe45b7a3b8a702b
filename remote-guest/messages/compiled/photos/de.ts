// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { PhotosMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const photosMessages: PhotosMessages = {
  add: "Foto hinzufügen",
  opening: "Das Foto wird geöffnet.",
  added: "Ihr Foto ist hinzugefügt. Schreiben Sie, worum es geht, oder senden Sie es so.",
  alt: "Foto, das noch nicht gesendet ist",
  send: "Foto senden",
  remove: "Foto entfernen",
  sending: "Das Foto wird gesendet.",
  offline: "Sie sind offline. Das Foto wird gesendet, sobald Sie wieder verbunden sind.",
  later: "Das hat nicht geklappt. Das Foto wird gleich noch einmal gesendet.",
  over: "Ihr Besuch ist beendet, daher wurde dieses Foto nicht gesendet. Es bleibt hier, bis Sie den Code erneut scannen oder es entfernen.",
  earlier: "Dieses Foto ist von Ihrem letzten Besuch und wurde nicht gesendet.",
  tooMany: "In diesem Gespräch sind keine weiteren Fotos möglich.",
  refused: "Dieses Foto wurde nicht angenommen. Versuchen Sie es noch einmal oder senden Sie ein anderes.",
  retry: "Noch einmal versuchen",
  unreadable: "Diese Datei lässt sich nicht als Foto öffnen. Wählen Sie eine andere oder einen Screenshot davon.",
  full: (d) => plural(d.count, 0, de, { one: d.count + " Foto wartet", other: d.count + " Fotos warten" }) + " schon. Senden oder entfernen Sie zuerst eines.",
  unkept: "Lassen Sie diese Seite offen, bis das Foto gesendet ist: Dieser Browser kann es nicht aufbewahren.",
  label: (d) => "Foto, das Sie gesendet haben, " + d.time,
  fromStaff: (d) => "Foto der Mitarbeitenden, " + d.time,
  loading: "Das Foto wird geladen.",
  failed: "Das Foto konnte nicht geladen werden.",
  close: "Schließen"
}
