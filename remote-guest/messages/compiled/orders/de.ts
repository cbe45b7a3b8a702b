// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { OrdersMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const ordersMessages: OrdersMessages = {
  title: "Ihre Wünsche",
  loading: "Ihre Wünsche werden geöffnet",
  intro: "Alles, worum Sie hier gebeten haben, mit seiner Zeit.",
  where: (d) => d.property + ", " + d.place,
  filter: "Anzeigen",
  filters: {
    all: "Alles",
    requests: "Wünsche",
    food: "Speisen und Getränke",
    bookings: "Buchungen"
  },
  active: "Aktiv",
  over: "Erledigt",
  askedAt: (d) => "Gewünscht " + d.time,
  total: "Summe, inklusive Steuer",
  empty: "Noch nichts. Fragen Sie nach allem.",
  emptyText: "Worum Sie im Chat bitten, steht hier: wer sich kümmert und bis wann.",
  emptyKind: "Nichts davon.",
  toChat: "Zum Chat",
  inChat: "Im Chat ansehen",
  back: "Alle Wünsche",
  choose: "Wählen Sie einen Wunsch, um zu sehen, was geschah.",
  unknown: "Dieser Wunsch ist nicht Ihrer, oder er ist nicht mehr hier.",
  asOf: (d) => "Stand: " + d.time + " Uhr. Ändern können Sie etwas, sobald Sie wieder verbunden sind.",
  offline: "Sie sind offline. Ändern können Sie etwas, sobald Sie wieder verbunden sind.",
  ended: "Ihr Besuch hier ist beendet. Sie können noch lesen, worum Sie gebeten haben.",
  scanAgain: "Erneut scannen",
  noSession: {
    title: "Wo sind Sie?",
    text: "Scannen Sie den Code in Ihrem Zimmer oder auf Ihrem Tisch. Dann steht hier, worum Sie bitten.",
    action: "Code scannen oder eintippen"
  },
  closed: {
    title: "Ihr Besuch hier ist beendet",
    text: "Wenn Sie noch dort sind, scannen Sie den Code erneut: Das öffnet einen neuen Chat. Offene Wünsche werden weiter erledigt, stehen dort aber nicht."
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Ihre Wünsche können gerade nicht geöffnet werden",
    text: "Sie öffnen sich von selbst, sobald die Verbindung wieder da ist.",
    retry: "Erneut versuchen"
  },
  history: "Was geschah",
  you: "Sie",
  staff: "Personal",
  assistant: "KI-Assistent",
  events: {
    slipped: (d) => "Neue Zeit " + d.time + " statt " + d.before,
    notKept: (d) => "Die Zeit " + d.before + " wird nicht eingehalten",
    promised: (d) => "Zugesagt für " + d.time,
    scheduled: (d) => "Geplant für " + d.time,
    offered: "Etwas anderes wurde angeboten",
    "offer-accepted": "Angebot angenommen",
    "offer-declined": "Angebot abgelehnt",
    reopened: "Nicht erledigt: wieder offen",
    rated: (d) => "Mit " + d.stars + " von 5 bewertet",
    expired: "Verfallen: Niemand hat rechtzeitig entschieden",
    "allergy-told": "Sie haben der Küche eine Allergie genannt",
    "allergy-read": "Die Küche hat die Allergie gelesen",
    ready: "Fertig",
    preparing: "In Zubereitung",
    "dishes-refused": "Ein Gericht ist ausgegangen",
    "dishes-answered": "Sie haben darüber entschieden"
  },
  ordered: "Was Sie bestellt haben",
  free: "Zurücknehmen kostet nichts, denn noch hat niemand begonnen.",
  freeOrder: "Zurücknehmen kostet nichts, denn die Küche hat noch nicht begonnen.",
  tooLate: "Zurücknehmen geht nicht mehr, denn jemand ist schon daran. Wenn etwas nicht stimmt, sagen Sie es unten.",
  again: "Noch einmal",
  againText: (d) => "Noch einmal, bitte: " + plural(d.quantity, 0, de, { "1": "", other: d.quantity + " " }) + d.title + ".",
  wrong: {
    open: "Etwas stimmt nicht",
    label: "Was stimmt nicht?",
    hint: "Ein Mensch liest es.",
    send: "Personal informieren",
    close: "Schließen",
    reopened: "Es ist wieder offen, mit neuer Zeit. Das Personal hat Ihre Worte.",
    person: "Ein Mensch wurde geholt und antwortet im Chat.",
    empty: "Schreiben Sie, was nicht stimmt."
  },
  rate: {
    question: "Wie war es?",
    stars: (d) => d.stars + " " + plural(d.stars, 0, de, { one: "Stern", other: "Sterne" }) + " von 5",
    words: "Möchten Sie etwas hinzufügen? (freiwillig)",
    send: "Bewertung senden",
    choose: "Wählen Sie einen bis fünf Sterne.",
    thanks: (d) => "Sie gaben " + d.stars + " von 5. Danke.",
    low: "Das war nicht gut genug. Wenn noch etwas nicht stimmt, sagen Sie es, und ein Mensch hilft."
  },
  language: "Sprache",
  profile: "Ihr Profil",
  ranOut: "Ausgegangen; wird nicht berechnet",
  swap: "Etwas anderes wählen"
}
