// Compiled from api/messages/pt.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Aceite",
    "under-way": "Em curso",
    done: "Feito",
    declined: "Não é possível",
    cancelled: "Cancelado",
    "your-answer": "Precisamos da sua resposta",
    "on-hold": "Em espera",
    "new-time": "Nova hora",
    offer: "Outra proposta para si",
    message: "Nova mensagem"
  },
  by: (d) => "até às " + d.time,
  from: (d) => "de " + d.name
}
