// Compiled from api/messages/es.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Aceptado",
    "under-way": "En curso",
    done: "Hecho",
    declined: "No es posible",
    cancelled: "Cancelado",
    "your-answer": "Necesitamos su respuesta",
    "on-hold": "En espera",
    "new-time": "Nueva hora",
    offer: "Otra propuesta para usted",
    message: "Mensaje nuevo"
  },
  by: (d) => "antes de las " + d.time,
  from: (d) => "de " + d.name
}
