// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ScanMessages } from './messages.ts';

export const scanMessages: ScanMessages = {
  title: "Scannen Sie Ihren Code",
  intro: "Das Quadrat in Ihrem Zimmer oder auf Ihrem Tisch. Ohne App, ohne Konto.",
  language: "Sprache",
  resolving: "Ihr Code wird gesucht",
  offline: "Sie sind offline",
  offlineText: "Ihr Code bleibt auf diesem Gerät. Wir suchen ihn, sobald Sie wieder verbunden sind.",
  tryNow: "Jetzt versuchen",
  tryAgain: "Erneut versuchen",
  another: "Anderen Code scannen",
  stillOpen: (d) => "Ihr Chat bei " + d.property + ", " + d.place + " ist noch offen.",
  toChat: "Zurück zum Chat",
  confirm: {
    question: "Sind Sie hier?",
    opening: "Ihr Chat wird geöffnet",
    go: "Weiter",
    checkIn: "Ich checke gerade ein",
    no: "Nein, anderen Code scannen",
    problem: "Ihr Chat kann gerade nicht geöffnet werden"
  },
  camera: {
    picture: "Kamerabild",
    asking: "Ihr Browser fragt, ob wir die Kamera benutzen dürfen.",
    looking: "Suche nach einem Code",
    light: "Licht",
    again: "Kamera erneut versuchen",
    typeInstead: "Sie können den Code stattdessen eintippen.",
    failures: {
      denied: {
        title: "Die Kamera ist hier nicht erlaubt"
      },
      busy: {
        title: "Die Kamera wird gerade benutzt",
        text: "Schließen Sie die App, die sie benutzt, und versuchen Sie es erneut."
      },
      insecure: {
        title: "Keine Kamera über diese Verbindung",
        text: "Browser geben die Kamera nur Seiten mit sicherer Adresse (https)."
      },
      "no-reader": {
        title: "Der Codeleser wurde nicht geladen",
        text: "Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut."
      },
      none: {
        title: "Keine Kamera gefunden",
        text: "Dieses Gerät zeigt uns keine Kamera."
      }
    },
    allow: {
      ios: "Tippen Sie auf das Seitensymbol neben der Adresse, dann Website-Einstellungen, Kamera, Erlauben.",
      firefox: "Tippen Sie auf das Kamerasymbol neben der Adresse, und heben Sie die Sperre auf.",
      android: "Tippen Sie auf das Symbol links der Adresse, dann Berechtigungen, und erlauben Sie die Kamera.",
      chrome: "Öffnen Sie das Symbol links der Adresse, und erlauben Sie die Kamera für diese Website.",
      other: "Öffnen Sie die Einstellungen dieser Website im Browser, und erlauben Sie die Kamera."
    }
  },
  photo: {
    label: "Foto des Codes hochladen",
    reading: "Der Code wird gesucht …",
    nothing: "In diesem Foto war kein Code zu lesen. Versuchen Sie ein näheres, scharfes, oder tippen Sie den Code ein."
  }
}
