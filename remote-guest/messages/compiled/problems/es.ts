// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const problemsMessages: ProblemsMessages = {
  offline: "Está sin conexión. Inténtelo de nuevo cuando vuelva.",
  unreachable: "No se puede contactar con el servicio ahora. Inténtelo en un momento.",
  tooMany: "Han sido muchas a la vez. Espere un momento e inténtelo de nuevo.",
  ended: "Su visita ha terminado. Escanee el código de nuevo.",
  orderChanged: "Algo cambió en el pedido. Revíselo y confirme de nuevo.",
  tooLong: "Es demasiado largo. Acórtelo o envíelo en dos partes.",
  other: "No ha funcionado. Inténtelo de nuevo o pida hablar con una persona."
}
