// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ScanRefusalsMessages } from './messages.ts';

export const scanRefusalsMessages: ScanRefusalsMessages = {
  foreign: {
    title: "Este no es uno de nuestros códigos",
    text: (d) => "Lleva a " + d.host + ". No lo hemos abierto. Si está pegado sobre otro código, avise en recepción."
  },
  malformed: {
    title: "No hay ningún código nuestro",
    text: "Lo leído no es el código de una habitación ni de una mesa. Escanee el cuadrado de su habitación o de su mesa, o escriba los 8 caracteres de debajo."
  },
  unknown: {
    title: "No conocemos este código",
    text: "Compárelo otra vez con el impreso o pida uno nuevo en recepción."
  },
  closed: {
    title: "Este lugar no está en uso",
    text: "De momento está fuera de uso, y su código también. Pregunte en recepción."
  },
  inactive: {
    title: "Este código ya no se usa",
    text: "Puede que aquí haya uno más reciente. Si no, pregunte en recepción."
  },
  elsewhere: {
    title: "Este código se abre en otra dirección",
    text: "Pertenece a un establecimiento que no está en esta. Ábralo allí:"
  },
  rateLimited: {
    title: "Demasiados intentos",
    wait: (d) => "Para que nadie adivine códigos, esperamos un poco. Puede seguir en " + d.wait + ".",
    again: "Ya puede intentarlo de nuevo."
  },
  unreachable: {
    title: "No se puede buscar ahora"
  }
}
