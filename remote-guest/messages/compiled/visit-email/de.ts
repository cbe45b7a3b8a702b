// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { VisitEmailMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const visitEmailMessages: VisitEmailMessages = {
  title: "E-Mail zu Ihrem Besuch",
  about: "Wenn diese Seite geschlossen ist und dieses Gerät keine Nachrichten zeigt, können wir Ihnen schreiben: wenn sich Ihre Anfragen ändern oder jemand antwortet.",
  address: "Ihre E-Mail-Adresse",
  agree: "Schicken Sie mir E-Mails zu diesem Besuch an diese Adresse.",
  agreeHint: "Für nichts anderes. Die Adresse wird gelöscht, wenn Ihr Besuch endet, und Sie können sie jederzeit löschen.",
  send: "Code schicken",
  typeAddress: "Geben Sie Ihre E-Mail-Adresse ein, wie name@mail.com.",
  mustAgree: "Setzen Sie das Häkchen, wenn Sie diese E-Mails möchten.",
  sentTo: (d) => "Wir haben einen Code an " + d.address + " geschickt. Er gilt zehn Minuten.",
  code: "Code aus der E-Mail",
  confirm: "Bestätigen",
  again: "Neuen Code schicken",
  change: "Andere Adresse",
  wrong: (d) => "" + plural(d.count, 0, de, { one: "Das ist nicht der Code. Sie haben noch einen Versuch.", other: "Das ist nicht der Code. Sie haben noch " + d.count + " Versuche." }),
  over: "Dieser Code gilt nicht mehr. Lassen Sie sich einen neuen schicken.",
  on: (d) => "E-Mails zu Ihrem Besuch gehen an " + d.address + ", solange diese Seite geschlossen ist.",
  remove: "Adresse löschen",
  removed: "Die Adresse ist gelöscht. Es folgen keine E-Mails mehr.",
  tooMany: "Es wurden zu viele Codes geschickt. Versuchen Sie es morgen oder mit einer anderen Adresse.",
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  stopTitle: "E-Mails zu Ihrem Besuch beenden",
  stopAbout: "Ihre E-Mail-Adresse wird gelöscht, und es folgen keine E-Mails zu diesem Besuch mehr.",
  stop: "E-Mails beenden",
  stopped: "Erledigt. Ihre Adresse ist gelöscht, und es folgen keine E-Mails mehr.",
  noLink: "Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail.",
  toChat: "Zum Chat"
}
