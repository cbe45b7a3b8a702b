// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Speisen und Getränke",
  lead: "Sehen Sie, was die Küche serviert, und bestellen Sie hier oder im Chat.",
  loading: "Die Speisekarte wird geöffnet",
  tabs: {
    label: "Karte, Bestellung und Chat",
    menu: "Karte",
    order: (d) => "Bestellung" + plural(d.count, 0, de, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, de, { "0": "", other: " (" + d.count + ")" })
  },
  noSession: {
    title: "Wohin dürfen wir es bringen?",
    text: "Scannen Sie den Code auf Ihrem Tisch oder in Ihrem Zimmer, oder tippen Sie die 8 Zeichen darunter ein. Dann sehen Sie die Speisekarte.",
    action: "Code scannen oder eintippen"
  },
  closed: {
    title: "Ihr Besuch hier ist beendet",
    text: "Um hier wieder zu bestellen, scannen Sie den Code auf Ihrem Tisch oder in Ihrem Zimmer."
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Die Speisekarte kann gerade nicht geöffnet werden",
    text: "Was Sie gewählt haben, bleibt auf diesem Gerät.",
    retry: "Erneut versuchen"
  },
  search: "Speisekarte durchsuchen",
  language: "Sprache",
  filter: "Filtern",
  diets: "Nur Gerichte mit Kennzeichnung",
  allergens: "Ohne Gerichte, die enthalten",
  clear: "Filter löschen",
  guard: "Bitte sprechen Sie mit dem Personal; Spuren lassen sich nicht ausschließen. Die Karte nennt, was die Küche aufgeschrieben hat, und das ist vielleicht nicht alles.",
  shown: (d) => "Gerichte: " + d.count,
  noneFits: "Kein Gericht passt. Löschen Sie einen Filter, oder fragen Sie im Chat.",
  empty: "Hier gibt es noch keine Speisekarte.",
  emptyText: "Fragen Sie im Chat, was Sie haben können. Weiß es der Assistent nicht, antwortet ein Mensch.",
  toChat: "Im Chat fragen",
  asOf: (d) => "Das ist die Karte von " + d.time + "; Preise und Ausverkauftes können sich geändert haben.",
  offline: "Sie sind offline. Nichts ist bestellt, bis Sie es selbst bestätigen, wenn Sie wieder verbunden sind.",
  kitchenClosed: (d) => "Die Küche ist jetzt geschlossen. Sie öffnet um " + d.time + " Uhr; Sie können für später bestellen.",
  served: (d) => "Serviert von " + d.from + " bis " + d.until,
  soldOut: "Ausverkauft",
  fromTime: (d) => "Ab " + d.time,
  contains: (d) => "Angegeben: " + d.allergens,
  noAllergens: "Keine Allergene angegeben.",
  age: "Für Erwachsene; bei Lieferung fragen wir nach einem Ausweis.",
  choose: (d) => d.dish + " wählen",
  add: (d) => "Für " + d.price + " hinzufügen",
  addAhead: (d) => "Für später hinzufügen, " + d.price,
  close: "Schließen",
  rule: {
    one: "Wählen Sie eins",
    exactly: (d) => "Wählen Sie " + d.count,
    range: (d) => "Wählen Sie " + d.min + " bis " + d.max,
    upTo: (d) => "Wählen Sie " + plural(d.max, 0, de, { one: "eins, wenn Sie möchten", other: "bis zu " + number("de", d.max, 0) })
  },
  missing: (d) => "Wählen Sie aus " + d.group + ".",
  tooMany: (d) => "Wählen Sie weniger aus " + d.group + ".",
  free: "inklusive",
  note: "Hinweis für die Küche",
  noteHint: "Höchstens 140 Zeichen. Allergien gehören in das eigene Feld der Bestellung.",
  quantity: "Wie viele",
  lessOf: (d) => d.dish + ": eins weniger",
  moreOf: (d) => d.dish + ": eins mehr",
  takeOut: (d) => d.dish + " herausnehmen",
  added: (d) => d.dish + " ist in Ihrer Bestellung.",
  removed: (d) => d.dish + " ist herausgenommen.",
  undo: "Rückgängig",
  order: "Ihre Bestellung",
  orderEmpty: "Noch ist sie leer.",
  orderEmptyText: "Wählen Sie aus der Karte, oder schreiben Sie im Chat, was Sie möchten.",
  toMenu: "Speisekarte ansehen",
  troubles: {
    "sold-out": "Jetzt ausverkauft. Nehmen Sie es heraus, um den Rest zu bestellen.",
    "not-now": "Zu dieser Zeit nicht serviert. Wählen Sie eine andere Zeit, oder nehmen Sie es heraus.",
    other: "Nicht mehr auf der Karte. Nehmen Sie es heraus, um den Rest zu bestellen."
  },
  ahead: (d) => "Serviert von " + d.from + " bis " + d.until + "; wählen Sie eine Zeit.",
  allergy: "Allergie oder Unverträglichkeit",
  allergyHint: "Die Küche muss sie lesen, bevor sie beginnt.",
  saveAllergy: "Speichern",
  allergyKept: (d) => "Die Küche liest: „" + d.text + "“.",
  when: "Wann",
  asap: "So bald wie möglich",
  noTime: "Am nächsten Tag gibt es keine Zeit, zu der alles davon serviert wird. Nehmen Sie etwas heraus.",
  total: "Summe",
  included: "Steuer und Service sind inklusive. Trinkgeld wird nicht hinzugefügt.",
  pay: "Wie möchten Sie bezahlen?",
  payments: {
    room: "Auf mein Zimmer",
    on_delivery: "Bei Lieferung bezahlen"
  },
  confirm: (d) => "Für " + d.price + " bestellen",
  discard: "Bestellung verwerfen",
  changed: "Vor dem Bestellen hat sich etwas geändert. Sehen Sie es sich an, und bestellen Sie erneut, wenn es stimmt.",
  changes: {
    price: (d) => d.dish + ": " + d.before + " ist jetzt " + d.after + " pro Stück.",
    total: (d) => "Die Summe war " + d.before + " und ist jetzt " + d.after + ".",
    trouble: (d) => d.dish + ": " + d.trouble
  },
  placed: "In der Küche",
  orderNo: (d) => "Bestellung Nr. " + d.no,
  "for": (d) => "Für " + d.time,
  states: {
    received: "Eingegangen",
    accepted: "Angenommen",
    preparing: "Wird zubereitet",
    served: "Serviert",
    asks: "Wartet auf Ihre Antwort",
    refused: "Abgelehnt",
    cancelled: "Storniert"
  },
  expected: (d) => "Erwartet bis " + d.time + ".",
  steps: "Schritte der Bestellung",
  reason: (d) => "Die Küche sagt: „" + d.reason + "“.",
  again: "In eine neue Bestellung legen",
  details: "Einzelheiten",
  someLeft: (d) => d.names + " ist jetzt nicht zu haben; wählen Sie etwas anderes dafür."
}
