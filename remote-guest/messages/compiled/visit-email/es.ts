// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { VisitEmailMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const visitEmailMessages: VisitEmailMessages = {
  title: "Correo sobre su visita",
  about: "Cuando esta página está cerrada y este dispositivo no muestra mensajes, podemos escribirle: cuando cambian sus peticiones o alguien responde.",
  address: "Su dirección de correo",
  agree: "Envíenme correos sobre esta visita a esta dirección.",
  agreeHint: "Para nada más. La dirección se borra cuando termina su visita, y puede borrarla en cualquier momento.",
  send: "Enviarme un código",
  typeAddress: "Escriba su dirección de correo, como nombre@mail.com.",
  mustAgree: "Marque la casilla si quiere estos correos.",
  sentTo: (d) => "Hemos enviado un código a " + d.address + ". Es válido durante diez minutos.",
  code: "Código del correo",
  confirm: "Confirmar",
  again: "Enviar otro código",
  change: "Otra dirección",
  wrong: (d) => "" + plural(d.count, 0, es, { one: "Ese no es el código. Puede intentarlo una vez más.", other: "Ese no es el código. Puede intentarlo " + d.count + " veces más." }),
  over: "Este código ya no es válido. Pida otro.",
  on: (d) => "Los correos sobre su visita van a " + d.address + " mientras esta página está cerrada.",
  remove: "Borrar la dirección",
  removed: "La dirección está borrada. No recibirá más correos.",
  tooMany: "Se han enviado demasiados códigos. Inténtelo mañana o con otra dirección.",
  failed: "No ha funcionado. Inténtelo de nuevo, por favor.",
  stopTitle: "Dejar de recibir correos sobre su visita",
  stopAbout: "Su dirección se borra y no recibirá más correos sobre esta visita.",
  stop: "Dejar de recibirlos",
  stopped: "Hecho. Su dirección está borrada y no recibirá más correos.",
  noLink: "Este enlace no está completo. Ábralo otra vez desde el correo.",
  toChat: "Al chat"
}
