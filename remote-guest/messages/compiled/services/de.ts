// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ServicesMessages } from './messages.ts';

export const servicesMessages: ServicesMessages = {
  title: "Was Sie sich wünschen können",
  loading: "Die Angebote werden geöffnet",
  search: "Angebote durchsuchen",
  close: "Schließen",
  found: (d) => "Angebote: " + d.count,
  none: "Nichts passt. Schreiben Sie es in Ihren Worten.",
  empty: "Hier stehen noch keine Angebote. Schreiben Sie, was Sie möchten.",
  opens: (d) => "Geschlossen, öffnet " + d.time,
  closed: "Jetzt geschlossen",
  unreachable: "Die Angebote können gerade nicht gezeigt werden. Schreiben Sie, was Sie möchten.",
  retry: "Erneut versuchen",
  asOf: (d) => "Stand: " + d.time + "; die Zeiten können sich geändert haben.",
  categories: {
    food: "Essen und Trinken",
    toiletries: "Pflege und Handtücher",
    technical: "Etwas funktioniert nicht",
    housekeeping: "Zimmer",
    laundry: "Wäsche",
    special: "Unternehmungen",
    couple: "Wohlfühlen und Anlässe",
    info: "Hier im Haus",
    star: "Besonderes",
    cuisine: "Restaurant",
    allergies: "Allergien",
    help: "Hilfe",
    assistance: "Unterstützung"
  }
}
