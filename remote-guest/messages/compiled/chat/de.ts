// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ChatMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const chatMessages: ChatMessages = {
  title: "Chat",
  intro: "Fragen Sie nach allem, in Ihren eigenen Worten. Fragen werden sofort beantwortet; Wünsche gehen an die richtige Person, mit einer Uhrzeit, die Sie sehen.",
  loading: "Ihr Chat wird geöffnet",
  label: (d) => "Chat mit " + d.property,
  log: "Unterhaltung",
  missed: (d) => d.count + " " + plural(d.count, 0, de, { one: "neue", other: "neue" }),
  latest: "Neuestes",
  asOf: (d) => "Stand: " + d.time + " Uhr.",
  resolved: "Diese Unterhaltung wurde beendet. Schreiben Sie wieder, und sie geht weiter.",
  times: (d) => "Uhrzeiten: " + d.zone + ".",
  you: "Sie",
  assistant: "KI-Assistent",
  language: "Sprache",
  header: {
    change: "ändern",
    person: "Menschen fragen",
    ai: (d) => "KI-Assistent mit Angaben von " + d.property + ".",
    awaited: "Ein Mensch wird antworten. Die KI nimmt einfache Wünsche an.",
    there: "Ein Mensch antwortet. Der KI-Assistent schweigt."
  },
  composer: {
    look: "Nach neuen Nachrichten sehen",
    label: (d) => "Nachricht an " + d.to,
    placeholder: "Was wünschen Sie?",
    send: "Senden",
    over: (d) => d.count + " Zeichen zu viel. Kürzen Sie den Text, oder senden Sie ihn in zwei Teilen.",
    count: (d) => d.length + " von " + d.max + " Zeichen"
  },
  message: {
    sources: "Woher das stammt",
    confirmed: (d) => d.title + ", bestätigt " + d.day,
    wrong: "Das stimmt nicht",
    wrongWhat: (d) => "Das stimmt nicht: " + d.title,
    thanks: "Danke, wir prüfen es.",
    sent: "Gesendet",
    seen: "Gelesen",
    sending: "Wird gesendet",
    notYet: "Noch nicht gesendet",
    notSent: (d) => "Nicht gesendet. " + d.reason,
    retry: "Erneut versuchen",
    edit: "Bearbeiten",
    "delete": "Löschen",
    reading: "Ihre Nachricht wird gelesen"
  },
  opening: {
    morning: (d) => "Guten Morgen. Was darf " + d.property + " für Sie tun?",
    afternoon: (d) => "Guten Tag. Was darf " + d.property + " für Sie tun?",
    evening: (d) => "Guten Abend. Was darf " + d.property + " für Sie tun?",
    night: (d) => "Hallo. Was darf " + d.property + " für Sie tun?",
    text: "Schreiben Sie, wie Sie es sagen würden. Fragen werden sofort beantwortet; Wünsche gehen an die richtige Person, mit einer Uhrzeit, die Sie sehen.",
    menu: "Speisekarte ansehen",
    starters: "Für den Anfang"
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Ihr Chat kann gerade nicht geöffnet werden",
    offlineText: "Er öffnet sich von selbst, sobald Sie wieder verbunden sind. Was Sie geschrieben haben, bleibt auf diesem Gerät.",
    text: "Der Dienst war nicht erreichbar. Was Sie geschrieben haben, bleibt auf diesem Gerät.",
    next: (d) => "Nächster Versuch in " + d.wait + ".",
    retry: "Erneut versuchen"
  },
  personProblem: {
    title: "Noch konnte niemand benachrichtigt werden",
    text: "Wir fragen erneut, sobald die Verbindung wieder da ist.",
    phone: (d) => "Sie können auch " + d.phone + " anrufen."
  },
  ended: {
    title: "Ihr Besuch hier ist beendet",
    text: "Sie können hier noch alles lesen. Zum Schreiben scannen Sie den Code noch einmal: Das öffnet einen neuen Chat, und was Sie getippt haben, bleibt erhalten.",
    action: "Erneut scannen",
    goesOn: (d) => "Wird noch erledigt: " + d.titles + "."
  },
  services: {
    open: "Angebote",
    all: "Alle Angebote ansehen",
    taken: "Es steht in der Nachricht. Senden Sie sie, oder ändern Sie sie zuerst."
  },
  solved: {
    question: "Hat das geholfen?",
    yes: "Ja",
    no: "Nein",
    good: "Das freut uns.",
    missing: "Das Team sieht, dass etwas fehlt. Fragen Sie mit anderen Worten oder sprechen Sie mit einem Menschen."
  }
}
