// Compiled from api/messages/es.json by `npm run messages`.
import type { SystemMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const systemMessages: SystemMessages = {
  handedOff: {
    hotel: (d) => "He pasado esto a Recepción. " + plural(d.position, 0, es, { "1": "Es la próxima persona en ser atendida", other: "Está en el puesto " + d.position }) + "; intentan responder en " + d.minutes + " minutos.",
    restaurant: (d) => "He pasado esto a nuestro equipo. " + plural(d.position, 0, es, { "1": "Es la próxima persona en ser atendida", other: "Está en el puesto " + d.position }) + "; intentan responder en " + d.minutes + " minutos.",
    str: (d) => "He pasado esto a su anfitrión. " + plural(d.position, 0, es, { "1": "Es la próxima persona en ser atendida", other: "Está en el puesto " + d.position }) + "; intentan responder en " + d.minutes + " minutos."
  },
  handedOffLate: {
    hotel: (d) => "He pasado esto a Recepción. " + plural(d.position, 0, es, { "1": "Es la próxima persona en ser atendida", other: "Está en el puesto " + d.position }) + ". Quienes están delante ya esperan más de lo previsto, así que no damos un tiempo.",
    restaurant: (d) => "He pasado esto a nuestro equipo. " + plural(d.position, 0, es, { "1": "Es la próxima persona en ser atendida", other: "Está en el puesto " + d.position }) + ". Quienes están delante ya esperan más de lo previsto, así que no damos un tiempo.",
    str: (d) => "He pasado esto a su anfitrión. " + plural(d.position, 0, es, { "1": "Es la próxima persona en ser atendida", other: "Está en el puesto " + d.position }) + ". Quienes están delante ya esperan más de lo previsto, así que no damos un tiempo."
  },
  unseenPhoto: "No puedo ver fotos.",
  alerted: {
    hotel: "Hemos avisado a Recepción y al responsable de turno; verán su mensaje en primer lugar.",
    restaurant: "Hemos avisado a nuestro equipo y al responsable de turno; verán su mensaje en primer lugar.",
    str: "Hemos avisado a su anfitrión y a quien está de guardia; verán su mensaje en primer lugar."
  },
  declined: (d) => "Lo sentimos, no es posible: " + d.title + ". " + d.reason,
  cancelledByStaff: (d) => "Nuestro equipo ha cancelado: " + d.title + ". " + d.reason,
  ordered: (d) => "Su pedido está en la cocina. Total: " + d.total + ".",
  dishesRefused: (d) => "Lo sentimos, en la cocina ya no queda: " + d.dishes + ". Elija otra cosa o quítelo: «Detalles» en la tarjeta del pedido.",
  stillWaiting: {
    hotel: "Está tardando más de lo que dijimos, lo sentimos. Hemos avisado al responsable de turno.",
    restaurant: "Está tardando más de lo que dijimos, lo sentimos. Hemos avisado al responsable de turno.",
    str: "Está tardando más de lo que dijimos, lo sentimos. Hemos avisado a quien está de guardia."
  },
  orCall: (d) => "También puede llamar al " + d.phone + ".",
  slipped: {
    "not-begun": (d) => "Lo sentimos: esto tarda más de lo que dijimos. " + d.title + ": nadie ha podido empezar todavía. Nueva hora: " + d.time + " en lugar de " + d.before + ".",
    "under-way": (d) => "Lo sentimos: esto tarda más de lo que dijimos. " + d.title + ": estamos en ello y aún no hemos terminado. Nueva hora: " + d.time + " en lugar de " + d.before + "."
  },
  notKept: {
    hotel: (d) => "Lo sentimos: " + d.title + " no estará listo a las " + d.before + ", y no queremos decirle otra hora que no podamos cumplir. Hemos avisado al responsable de turno.",
    restaurant: (d) => "Lo sentimos: " + d.title + " no estará listo a las " + d.before + ", y no queremos decirle otra hora que no podamos cumplir. Hemos avisado al responsable de turno.",
    str: (d) => "Lo sentimos: " + d.title + " no estará listo a las " + d.before + ", y no queremos decirle otra hora que no podamos cumplir. Hemos avisado a la persona de guardia."
  },
  expired: (d) => "Lo sentimos: nadie ha podido decidirlo a tiempo, así que no queda aprobado: " + d.title + ". Puede volver a pedirlo, o pedir hablar con una persona.",
  awaitingAnswer: (d) => "Esperamos su respuesta sobre esto: " + d.title + ".",
  emergencyWaiting: (d) => "Nadie se ha hecho cargo todavía, y hemos avisado de nuevo a todo el personal de turno. Si alguien está en peligro, no nos espere: llame ya al " + d.number + ".",
  offered: (d) => d.title + ": a cambio podemos ofrecerle: " + d.offer + ". ¿Le parece bien? Acéptelo o rechácelo en la tarjeta.",
  moved: (d) => "Ahora está en " + d.place + ". Lo que ha pedido y sigue pendiente llegará allí.",
  merged: (d) => "Hemos unido dos de sus peticiones para que nadie vaya dos veces: " + d.title + ".",
  planned: (d) => d.title + " está previsto ahora para " + d.time + ". " + d.reason,
  kitchenClosed: {
    until: (d) => "La cocina está cerrada hasta " + d.time + ". Puede pedir para entonces en la carta.",
    open: "La cocina está cerrada a esa hora."
  },
  confirmed: (d) => "Está confirmado: " + d.what + ".",
  approved: (d) => "Está aprobado: " + d.what + ".",
  raised: (d) => "Nuestro equipo lo ha anotado para usted: " + d.title + "."
}
