// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ProfileMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const profileMessages: ProfileMessages = {
  title: "Su perfil",
  intro: "Lo que se sabe de usted aquí, y por qué.",
  loading: "Abriendo su perfil",
  where: (d) => d.property + ", " + d.place,
  notFound: {
    title: "Este perfil no existe",
    text: "O no existe, o no es suyo. El suyo se abre desde sus peticiones.",
    action: "Sus peticiones"
  },
  noSession: {
    title: "¿Dónde está?",
    text: "Escanee el código de su habitación o de su mesa. Después podrá ver lo que se sabe de usted.",
    action: "Escanear o escribir el código"
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "Ahora no se puede abrir su perfil",
    text: "No se guarda en este aparato, porque otros pueden usarlo.",
    retry: "Reintentar"
  },
  known: "Lo que se sabe, y por qué",
  facts: {
    place: "Dónde está",
    placeWhy: "Dice al personal adónde llevar las cosas.",
    session: "Este aparato",
    sessionWhy: (d) => "Conectado por el código desde " + d.since + "; termina el " + d.until + " si no lo sigue usando. Mantiene la conversación solo suya.",
    name: "Su nombre",
    nameNone: "No indicado",
    nameWhy: "Lo dijo abajo, para que el personal pueda llamarle por su nombre.",
    conversation: "Su conversación",
    conversationWhy: (d) => "Desde " + d.since + ", para que el personal y el asistente puedan responderle.",
    messages: (d) => d.count + " " + plural(d.count, 0, es, { one: "mensaje", other: "mensajes" }),
    requests: "Sus peticiones",
    requestsCount: (d) => d.requests + " " + plural(d.requests, 0, es, { one: "petición", other: "peticiones" }) + ", " + d.orders + " " + plural(d.orders, 0, es, { one: "pedido", other: "pedidos" }),
    requestsWhy: "Para que se cumplan y vea para cuándo.",
    kept: "Cuánto tiempo se guarda",
    keptText: (d) => d.property + " decide cuánto tiempo guarda la conversación y las peticiones, y se lo dice si pregunta."
  },
  preferences: "Sus preferencias",
  name: "Nombre (opcional)",
  nameHint: "Como le gustaría que le llamen.",
  language: "Idioma",
  anyLanguage: "El del navegador",
  quiet: "No molestar a ciertas horas",
  quietFrom: "De",
  quietUntil: "A",
  quietHint: "Según la hora de aquí. El personal lo ve; una emergencia le molestará igualmente.",
  allergies: "Alergias (opcional)",
  allergiesHint: "Con sus palabras. Va en cada nuevo pedido y la cocina tiene que leerlo. Confírmelo también con el personal; no se puede excluir la contaminación cruzada.",
  consents: "Consentimientos",
  marketing: (d) => d.property + " puede escribirme después de mi visita",
  marketingHint: "No hace falta para nada aquí. Puede retirarlo cuando quiera.",
  marketingAt: (d) => "Último cambio el " + d.time + ".",
  save: "Guardar",
  saved: "Guardado. El personal ve lo que ha cambiado.",
  history: "Su historial",
  toRequests: "Peticiones y pedidos",
  toChat: "Conversación",
  data: "Sus datos",
  download: "Descargar mis datos",
  downloadHint: "Un archivo JSON con perfil, mensajes, peticiones y pedidos.",
  downloaded: "Sus datos se han descargado.",
  erase: "Borrar mis datos",
  eraseSure: (d) => "¿Pedir a " + d.property + " que borre lo que sabe de usted?",
  eraseText: "Se pide a una persona, que lo hace y responde en el chat. Puede que algo tenga que quedarse: las cuentas y lo que la ley exige en el registro. Se le dice qué se queda y por qué. Las peticiones en curso se cumplen antes.",
  eraseYes: "Sí, pedirlo",
  eraseNo: "Mantenerlos",
  erased: (d) => "Pidió el borrado el " + d.time + ". Una persona lo hace y responde en el chat.",
  offline: "Está sin conexión. Podrá cambiar esto cuando vuelva la conexión."
}
