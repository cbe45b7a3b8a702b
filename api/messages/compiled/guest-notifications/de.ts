// Compiled from api/messages/de.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Angenommen",
    "under-way": "In Arbeit",
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
  from: (d) => "von " + d.name
}
