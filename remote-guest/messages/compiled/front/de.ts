// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { FrontMessages } from './messages.ts';

export const frontMessages: FrontMessages = {
  kind: {
    hotel: "Hotel",
    restaurant: "Restaurant",
    str: "Ferienwohnung"
  },
  intro: "Scannen Sie den Code in Ihrem Zimmer oder auf Ihrem Tisch mit der Kamera, oder tippen Sie ihn hier ein. Dann können Sie im Chat um alles bitten, sehen, was daraus wird, und bestellen, was es gibt.",
  loading: "Die Seite wird geöffnet",
  title: "Ihre Unterkunft",
  code: "Code eintippen",
  send: "Weiter",
  scan: "Mit der Kamera scannen",
  open: (d) => "Ihr Chat bei " + d.place + " ist noch offen.",
  chat: "Zurück zum Chat",
  reach: "So erreichen Sie uns",
  emergency: (d) => "In Gefahr wählen Sie " + d.number,
  noPhone: "Hier ist keine Telefonnummer eingetragen. Mit Ihrem Code können Sie uns jederzeit schreiben.",
  hours: "Wer jetzt da ist",
  isOpen: "Offen",
  isClosed: "Geschlossen",
  always: "Rund um die Uhr",
  until: (d) => "bis " + d.time,
  opens: (d) => "öffnet " + d.time,
  languages: "Sprachen",
  spoken: (d) => "Wir lesen und antworten auf " + d.languages + ".",
  menu: "Diese Seite",
  staff: "Für Mitarbeitende: anmelden",
  privacy: "Was mit Ihren Daten geschieht",
  terms: "Nutzungsbedingungen",
  about: (d) => d.property + " antwortet seinen Gästen mit Bellkey.",
  aboutLink: "Was Bellkey ist",
  language: "Sprache",
  gone: {
    title: "Unter dieser Adresse gibt es keine Unterkunft",
    text: "Scannen Sie den Code in Ihrem Zimmer oder auf Ihrem Tisch: Er führt an den richtigen Ort.",
    action: "Code scannen oder eintippen"
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Das lässt sich gerade nicht öffnen",
    text: "Es öffnet sich von selbst, sobald die Verbindung zurück ist.",
    retry: "Noch einmal versuchen"
  }
}
