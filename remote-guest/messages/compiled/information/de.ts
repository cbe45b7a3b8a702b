// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { InformationMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const informationMessages: InformationMessages = {
  title: "Informationen",
  intro: "Was Gäste am häufigsten fragen, wer wann da ist und wie Sie sie erreichen.",
  loading: "Die Informationen werden geöffnet",
  where: (d) => d.property + ", " + d.place,
  reach: "So erreichen Sie uns",
  write: "Im Chat schreiben",
  emergency: (d) => "In Gefahr " + d.number + " anrufen",
  hours: "Öffnungszeiten",
  open: "Geöffnet",
  closed: "Geschlossen",
  always: "Rund um die Uhr",
  until: (d) => "bis " + d.time,
  opens: (d) => "öffnet " + d.time,
  week: "Zeiten der Woche",
  shut: "geschlossen",
  span: (d) => d.opens + " bis " + d.closes,
  holiday: (d) => d.day + " (" + d.name + ")",
  search: "Informationen durchsuchen",
  found: (d) => "" + plural(d.count, 0, de, { "0": "Nichts gefunden", one: d.count + " Eintrag", other: d.count + " Einträge" }),
  none: "Nichts passt. Fragen Sie im Chat in Ihren Worten.",
  checked: (d) => "Geprüft: " + d.day,
  more: "Es gibt mehr, als hier Platz hat. Fragen Sie im Chat.",
  topics: {
    arrival: "Ankunft und Abreise",
    way: "Anreise und Umgebung",
    internet: "Internet und Büro",
    food: "Essen und Getränke",
    leisure: "Pool, Sport und Freizeit",
    room: "In Ihrem Zimmer",
    rules: "Gut zu wissen",
    payment: "Bezahlung",
    other: "Weiteres"
  },
  empty: "Hier ist noch nichts eingetragen.",
  emptyText: "Fragen Sie im Chat. Wo der Assistent nicht weiterweiß, antwortet ein Mensch.",
  toChat: "Zum Chat",
  asOf: (d) => "Stand " + d.time + ". Zeiten können sich geändert haben.",
  offline: "Sie sind offline.",
  noSession: {
    title: "Wo sind Sie?",
    text: "Scannen Sie den Code in Ihrem Zimmer oder auf Ihrem Tisch. Dann können Sie lesen, was es zu wissen gibt.",
    action: "Code scannen oder eintippen"
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Das lässt sich gerade nicht öffnen",
    text: "Es öffnet sich von selbst, sobald die Verbindung wieder da ist.",
    retry: "Erneut versuchen"
  }
}
