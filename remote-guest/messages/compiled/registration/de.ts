// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { RegistrationMessages } from './messages.ts';

export const registrationMessages: RegistrationMessages = {
  title: "Anmeldung vor der Ankunft",
  intro: "Geben Sie hier Ihre Angaben, damit der Empfang sie hat.",
  loading: "Ihre Anmeldung wird geöffnet",
  kept: "Was Sie eingeben, bleibt auf diesem Gerät, bis Sie es senden.",
  offline: "Sie sind offline. Ihre Eingaben bleiben erhalten; senden können Sie, sobald Sie wieder verbunden sind.",
  progress: (d) => "Schritt " + d.step + " von " + d.count,
  steps: {
    who: "Über Sie",
    document: "Ihr Dokument",
    address: "Adresse und Kontakt",
    companions: "Wer mit Ihnen kommt",
    arrival: "An- und Abreise",
    signature: "Bestätigung",
    review: "Durchsehen"
  },
  fields: {
    givenNames: "Vornamen",
    familyNames: "Nachnamen",
    birthDate: "Geburtsdatum",
    nationality: "Staatsangehörigkeit",
    sex: "Geschlecht, wie im Dokument",
    birthPlace: "Geburtsort",
    profession: "Beruf",
    documentType: "Art des Dokuments",
    documentNumber: "Dokumentnummer",
    documentCountry: "Ausgestellt von",
    documentExpiry: "Gültig bis",
    supportNumber: "Kartennummer (Soporte)",
    residenceStatus: "Aufenthaltsstatus",
    street: "Straße und Hausnummer",
    postalCode: "Postleitzahl",
    city: "Ort",
    country: "Land",
    email: "E-Mail",
    phone: "Telefon mit Landesvorwahl",
    arrivalDate: "Anreisetag",
    arrivalTime: "Ankunftszeit",
    departureDate: "Abreisetag",
    lastPlace: "Woher Sie kommen",
    nextPlace: "Wohin Sie weiterreisen",
    reason: "Reisegrund"
  },
  optional: (d) => d.field + " (freiwillig)",
  pick: "Auswählen",
  sexes: {
    F: "Weiblich (F)",
    M: "Männlich (M)",
    X: "Divers (X)"
  },
  documents: {
    passport: "Reisepass",
    "id-card": "Personalausweis",
    "residence-permit": "Aufenthaltstitel",
    other: "Anderes Dokument"
  },
  problems: {
    missing: "Bitte ausfüllen.",
    name: "Mindestens zwei Buchstaben, keine Ziffern.",
    date: "Das ist kein Datum.",
    birthDate: "Ein Tag in der Vergangenheit, höchstens vor 120 Jahren.",
    time: "Eine Uhrzeit wie 15:30.",
    choice: "Wählen Sie aus der Liste.",
    document: "3 bis 30 Buchstaben und Ziffern.",
    email: "Eine Adresse wie name@example.com.",
    phone: "Mit Plus und Landesvorwahl wie +351 912 345 678.",
    order: "Nach dem Anreisetag.",
    expired: "Das Dokument läuft vor der Abreise ab.",
    unasked: "Das wird hier nicht gefragt."
  },
  mrz: {
    open: "Aus den Zeilen unten im Dokument ausfüllen",
    label: "Die zwei oder drei Zeilen mit <<<",
    hint: "Sie werden auf diesem Gerät gelesen und nicht aufbewahrt.",
    read: "Zeilen lesen",
    done: (d) => "Gelesen: " + d.fields + ". Bitte mit dem Dokument vergleichen.",
    wrong: "Eine Prüfziffer stimmt nicht, deshalb wurde nichts ausgefüllt. Sehen Sie die Zeilen noch einmal an.",
    unread: "Das sind nicht die Zeilen eines Reisedokuments.",
    failed: "Der Leser konnte nicht geladen werden. Sie können die Felder von Hand ausfüllen."
  },
  companions: {
    none: "Lassen Sie dies leer, wenn Sie allein reisen.",
    person: (d) => "Person " + d.number,
    add: "Person hinzufügen",
    remove: (d) => "Person " + d.number + " entfernen",
    removed: (d) => "Person " + d.number + " wurde entfernt.",
    undo: "Rückgängig"
  },
  signature: {
    label: "Hier unterschreiben",
    draw: "Zeichnen Sie mit Finger oder Maus, oder tippen Sie unten Ihren Namen.",
    typed: "Oder Namen eintippen",
    clear: "Zeichnung löschen",
    drawn: "Gezeichnet"
  },
  accurate: "Meine Angaben hier sind wahr.",
  marketing: (d) => d.property + " darf mir nach dem Aufenthalt schreiben. Das hat mit der Anmeldung nichts zu tun.",
  source: (d) => "Verlangt von: " + d.source,
  next: "Weiter",
  back: "Zurück",
  edit: (d) => "Ändern: " + d.step,
  send: "Anmeldung senden",
  notSent: "Nicht gesendet",
  notSentText: "Ihre Eingaben sind noch da. Versuchen Sie es erneut.",
  checkedAlready: "Das Team hat sie inzwischen geprüft, deshalb bleibt sie wie gesendet.",
  toFix: "Einige Angaben fehlen oder stimmen nicht. Die erste wird gezeigt.",
  empty: "keine Angabe",
  waiting: {
    title: "Gesendet. Sie wird noch geprüft.",
    text: (d) => "Gesendet " + d.time + ". Eine Person von " + d.property + " sieht sie an, und diese Seite zeigt, wenn es so weit ist. Bis dahin können Sie sie ändern.",
    change: "Ändern"
  },
  ready: {
    title: "Geprüft. Ihre Anmeldung ist fertig.",
    text: (d) => d.property + " hat Ihre Angaben. Zeigen Sie bei der Ankunft Ihr Dokument am Empfang. Wenn sich etwas ändert, schreiben Sie im Chat."
  },
  changes: {
    title: "Bitte ändern Sie etwas"
  },
  toChat: "Zum Chat",
  noSession: {
    title: "Wo wohnen Sie?",
    text: "Scannen Sie den Code der Unterkunft, um sich anzumelden. Ohne Code melden Sie sich am Empfang an.",
    action: "Code scannen oder eintippen"
  },
  unreachable: {
    offline: "Sie sind offline",
    other: "Ihre Anmeldung lässt sich gerade nicht öffnen",
    text: "Ihre Eingaben bleiben auf diesem Gerät.",
    retry: "Erneut versuchen"
  }
}
