// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { CompareMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const compareMessages: CompareMessages = {
  title: "Vergleichen",
  intro: "Zwei bis vier einer Art, nebeneinander.",
  loading: "Die Auswahl wird geöffnet",
  where: (d) => d.property + ", " + d.place,
  kind: "Was verglichen wird",
  kinds: {
    rooms: "Zimmer und Aufenthaltszeiten",
    treatments: "Anwendungen",
    tours: "Touren und Ausflüge",
    transfers: "Fahrten",
    dishes: "Speisen und Getränke"
  },
  choose: "Zwei bis vier auswählen",
  chosen: (d) => d.count + " von 4 gewählt",
  full: "Vier sind gewählt. Nehmen Sie eines heraus, um ein anderes zu wählen.",
  tooFew: "Wählen Sie noch eines, um sie nebeneinander zu sehen.",
  unknown: (d) => "Weggelassen, weil es das hier nicht gibt oder es mehr als vier sind: " + d.count + ".",
  differences: "Nur Unterschiede",
  same: "In dem, was notiert ist, unterscheiden sie sich nicht.",
  table: "Nebeneinander",
  nothingWritten: "Keine Angabe",
  ask: "Das anfragen",
  askLabel: (d) => "Das anfragen: " + d.title,
  askHint: "Es wird für Sie in den Chat geschrieben. Gesendet wird erst, wenn Sie es senden.",
  remove: (d) => d.title + " herausnehmen",
  askText: (d) => "Das hätte ich gern: " + d.title + ".",
  soldOut: "Zurzeit ausverkauft",
  available: "Jetzt erhältlich",
  notNow: "Um diese Zeit nicht serviert",
  rows: {
    price: "Preis",
    state: "Jetzt",
    duration: "Dauer",
    hours: "Zeiten",
    about: "Was es ist",
    details: "Gut zu wissen",
    category: "Auf der Karte unter",
    options: "Auswahl",
    diets: "Ernährung",
    allergens: "Angegebene Allergene",
    age: "Für Erwachsene",
    way: "Wie es zustande kommt",
    needs: "Was anzugeben ist",
    department: "Wer es macht"
  },
  ways: {
    deliver: "Wird Ihnen gebracht",
    book: "Wird vom Team gebucht",
    inform: "Das Team informiert Sie",
    approve: "Braucht eine Zusage des Teams"
  },
  needs: {
    date: "Tag",
    time: "Uhrzeit",
    party: "Personenzahl",
    treatment: "welche Anwendung",
    from: "ab wann",
    until: "bis wann"
  },
  minutes: (d) => d.count + " " + plural(d.count, 0, de, { one: "Minute", other: "Minuten" }),
  yes: "ja, mit Ausweis",
  fromTo: (d) => d.from + " bis " + d.until,
  fromOnly: (d) => "ab " + d.from,
  untilOnly: (d) => "bis " + d.until,
  empty: "Hier gibt es noch nichts zu vergleichen.",
  emptyText: "Fragen Sie im Chat nach den Unterschieden.",
  toChat: "Zum Chat",
  asOf: (d) => "Stand " + d.time + ". Preise und Verfügbarkeit können sich geändert haben.",
  offline: "Sie sind offline.",
  noSession: {
    title: "Wo sind Sie?",
    text: "Scannen Sie den Code in Ihrem Zimmer oder auf Ihrem Tisch. Dann können Sie vergleichen, was es dort gibt. Dieser Link behält die Auswahl.",
    action: "Code scannen oder eintippen"
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Das lässt sich gerade nicht öffnen",
    text: "Es öffnet sich von selbst, sobald die Verbindung wieder da ist.",
    retry: "Erneut versuchen"
  }
}
