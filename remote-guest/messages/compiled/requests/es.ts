// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';

export const requestsMessages: RequestsMessages = {
  states: {
    "new": "Pedido",
    acknowledged: "Aceptado",
    in_progress: "En curso",
    needs_approval: "Pendiente de aprobación",
    declined: "Rechazado",
    waiting_guest: "A la espera de usted",
    on_hold: "En pausa",
    done: "Hecho",
    closed: "Hecho",
    cancelled: "Cancelado"
  },
  otherState: "En revisión",
  late: "Con retraso",
  asked: (d) => d.time + " pedido",
  accepted: (d) => d.time + " aceptado",
  done: (d) => d.time + " hecho",
  due: (d) => "antes de las " + d.time,
  paused: "El reloj está parado hasta que esto continúe.",
  timeSaid: "Para la hora que dijo; la confirmación aparece aquí.",
  timeAccepted: "Aceptado para la hora que dijo.",
  noTime: "No hay hora prometida; cada paso aparece aquí.",
  overdue: (d) => "Más tarde de lo prometido: debía estar hecho antes de las " + d.time + ", hace " + d.span + ".",
  left: (d) => "Quedan " + d.span,
  minutes: (d) => d.count + " min",
  hours: (d) => d.count + " horas",
  moved: {
    staff: (d) => "Estaba prometido para las " + d.before + ". " + d.reason,
    "not-begun": (d) => "Estaba prometido para las " + d.before + "; nadie ha podido empezar aún.",
    "under-way": (d) => "Estaba prometido para las " + d.before + "; se está haciendo.",
    asked: (d) => "Usted había pedido las " + d.before + ". " + d.reason,
    forward: (d) => "Adelantado: estaba previsto para las " + d.before + ". " + d.reason
  },
  planned: {
    at: (d) => "Previsto para las " + d.time + ".",
    by: (d) => "Previsto para estar hecho antes de las " + d.time + ".",
    from: (d) => "Previsto a partir de las " + d.time + "."
  },
  notDone: "No está hecho",
  card: {
    foodOrder: "Pedido de comida",
    allergy: (d) => "Alergia: «" + d.text + "»",
    number: (d) => "N.º " + d.no,
    accept: "Aceptar",
    decline: "Rechazar",
    cancel: "Cancelar",
    cancelWhat: (d) => "Cancelar " + d.title,
    sure: "¿Cancelar esta petición?",
    yes: "Sí, cancelar",
    keep: "Mantener",
    details: (d) => "Detalles de " + d.title,
    detailsShort: "Detalles",
    whatWasDone: "Lo que se ha hecho",
    alerted: "Se ha avisado al personal",
    member: "Alguien del personal",
    has: (d) => d.name + " se encarga",
    onTheWay: (d) => d.name + " va de camino",
    isOver: "El personal dice que ya ha pasado"
  }
}
