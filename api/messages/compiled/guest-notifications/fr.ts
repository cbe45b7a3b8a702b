// Compiled from api/messages/fr.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Accepté",
    "under-way": "En cours",
    done: "Terminé",
    declined: "Pas possible",
    cancelled: "Annulé",
    "your-answer": "Votre réponse est nécessaire",
    "on-hold": "En attente",
    "new-time": "Nouvelle heure",
    offer: "Une autre proposition pour vous",
    message: "Nouveau message"
  },
  by: (d) => "avant " + d.time,
  from: (d) => "de " + d.name
}
