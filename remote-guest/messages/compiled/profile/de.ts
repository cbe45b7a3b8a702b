// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ProfileMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const profileMessages: ProfileMessages = {
  title: "Ihr Profil",
  intro: "Was hier über Sie bekannt ist, und warum.",
  loading: "Ihr Profil wird geöffnet",
  where: (d) => d.property + ", " + d.place,
  notFound: {
    title: "Dieses Profil gibt es nicht",
    text: "Entweder gibt es das Profil nicht, oder es ist nicht Ihres. Ihres öffnet sich aus Ihren Wünschen.",
    action: "Ihre Wünsche"
  },
  noSession: {
    title: "Wo sind Sie?",
    text: "Scannen Sie den Code in Ihrem Zimmer oder auf Ihrem Tisch. Dann sehen Sie, was über Sie bekannt ist.",
    action: "Code scannen oder eintippen"
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Ihr Profil kann gerade nicht geöffnet werden",
    text: "Es wurde nicht auf diesem Gerät aufbewahrt, weil andere es benutzen könnten.",
    retry: "Erneut versuchen"
  },
  known: "Was bekannt ist, und warum",
  facts: {
    place: "Wo Sie sind",
    placeWhy: "Damit das Personal weiß, wohin es etwas bringt.",
    session: "Dieses Gerät",
    sessionWhy: (d) => "Durch den Code verbunden seit " + d.since + "; das endet am " + d.until + ", wenn Sie es nicht weiter benutzen. So bleibt Ihre Unterhaltung Ihre.",
    name: "Ihr Name",
    nameNone: "Nicht angegeben",
    nameWhy: "Sie haben ihn unten genannt, damit das Personal Sie ansprechen kann.",
    conversation: "Ihre Unterhaltung",
    conversationWhy: (d) => "Seit " + d.since + ", damit Personal und Assistent Ihnen antworten können.",
    messages: (d) => d.count + " " + plural(d.count, 0, de, { one: "Nachricht", other: "Nachrichten" }),
    requests: "Ihre Wünsche",
    requestsCount: (d) => d.requests + " " + plural(d.requests, 0, de, { one: "Wunsch", other: "Wünsche" }) + ", " + d.orders + " " + plural(d.orders, 0, de, { one: "Bestellung", other: "Bestellungen" }),
    requestsWhy: "Damit sie ausgeführt werden und Sie sehen, bis wann.",
    kept: "Wie lange es aufbewahrt wird",
    keptText: (d) => d.property + " entscheidet, wie lange Unterhaltung und Wünsche aufbewahrt werden, und sagt es Ihnen auf Nachfrage."
  },
  preferences: "Ihre Vorlieben",
  name: "Name (freiwillig)",
  nameHint: "Wie Sie angesprochen werden möchten.",
  language: "Sprache",
  anyLanguage: "Wie Ihr Browser",
  quiet: "Bitte zu bestimmten Zeiten nicht stören",
  quietFrom: "Von",
  quietUntil: "Bis",
  quietHint: "Nach den Uhren hier. Das Personal sieht es; im Notfall stören wir Sie trotzdem.",
  allergies: "Allergien (freiwillig)",
  allergiesHint: "In Ihren Worten. Sie stehen auf jeder neuen Bestellung, und die Küche muss sie lesen. Bitte sprechen Sie auch mit dem Personal; Spuren lassen sich nicht ausschließen.",
  consents: "Einwilligungen",
  marketing: (d) => d.property + " darf mir nach meinem Besuch schreiben",
  marketingHint: "Wird hier für nichts gebraucht. Sie können es jederzeit zurücknehmen.",
  marketingAt: (d) => "Zuletzt geändert am " + d.time + ".",
  save: "Speichern",
  saved: "Gespeichert. Das Personal sieht, was sich geändert hat.",
  history: "Ihr Verlauf",
  toRequests: "Wünsche und Bestellungen",
  toChat: "Unterhaltung",
  data: "Ihre Daten",
  download: "Meine Daten herunterladen",
  downloadHint: "Eine JSON-Datei mit Profil, Nachrichten, Wünschen und Bestellungen.",
  downloaded: "Ihre Daten wurden heruntergeladen.",
  erase: "Meine Daten löschen",
  eraseSure: (d) => d.property + " bitten, zu löschen, was über Sie bekannt ist?",
  eraseText: "Ein Mensch wird gebeten und tut es; die Antwort kommt im Chat. Manches muss vielleicht bleiben: Rechnungen, und was das Gesetz beim Check-in verlangt. Sie erfahren, was bleibt und warum. Laufende Wünsche werden zuerst ausgeführt.",
  eraseYes: "Ja, darum bitten",
  eraseNo: "Behalten",
  erased: (d) => "Sie haben am " + d.time + " um Löschung gebeten. Ein Mensch tut es und antwortet im Chat.",
  offline: "Sie sind offline. Ändern können Sie das, sobald Sie wieder verbunden sind."
}
