// Compiled from api/messages/de.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Angenommen",
    "under-way": "In Arbeit",
    ready: "Fertig",
    done: "Erledigt",
    declined: "Nicht möglich",
    cancelled: "Storniert",
    "your-answer": "Ihre Antwort wird gebraucht",
    "on-hold": "Zurückgestellt",
    "new-time": "Neue Uhrzeit",
    offer: "Ein anderes Angebot für Sie",
    message: "Neue Nachricht"
  },
  by: (d) => "bis " + d.time,
  from: (d) => "von " + d.name,
  email: {
    code: (d) => d.code + " ist Ihr Code für E-Mails zu Ihrem Besuch: " + d.property,
    codeText: (d) => "Geben Sie diesen Code auf der Seite von " + d.property + " ein, um E-Mails zu Ihrem Besuch zu bekommen: " + d.code + "\n\nEr gilt " + d.minutes + " Minuten. Wenn Sie ihn nicht angefordert haben, tun Sie nichts: Ohne den Code folgen keine weiteren E-Mails.",
    open: (d) => "Ihre Seite öffnen: " + d.url,
    why: (d) => "Sie bekommen diese E-Mail, weil Sie diese Adresse für Ihren Besuch bei " + d.property + " angegeben haben und Ihre Seite geschlossen war.",
    stop: (d) => "Diese E-Mails beenden und Ihre Adresse löschen: " + d.url
  }
}
