// Compiled from api/messages/it.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Accettato",
    "under-way": "In corso",
    done: "Fatto",
    declined: "Non è possibile",
    cancelled: "Annullato",
    "your-answer": "Serve la sua risposta",
    "on-hold": "In sospeso",
    "new-time": "Nuovo orario",
    offer: "Un’altra proposta per lei",
    message: "Nuovo messaggio"
  },
  by: (d) => "entro le " + d.time,
  from: (d) => "da " + d.name
}
