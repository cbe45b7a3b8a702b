// Compiled from api/messages/es.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Aceptado",
    "under-way": "En curso",
    ready: "Listo",
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
  from: (d) => "de " + d.name,
  email: {
    code: (d) => d.code + " es su código para correos sobre su visita a " + d.property,
    codeText: (d) => "Escriba este código en la página de " + d.property + " para recibir correos sobre su visita: " + d.code + "\n\nEs válido durante " + d.minutes + " minutos. Si no lo ha pedido, no haga nada: sin el código no recibirá más correos.",
    open: (d) => "Abrir su página: " + d.url,
    why: (d) => "Recibe este correo porque dejó esta dirección para su visita a " + d.property + " y su página estaba cerrada.",
    stop: (d) => "Dejar de recibir estos correos y borrar su dirección: " + d.url
  }
}
