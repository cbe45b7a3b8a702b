// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ChatMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const chatMessages: ChatMessages = {
  title: "Chat",
  intro: "Pida lo que quiera con sus palabras. Las preguntas se responden al momento; las peticiones van a la persona adecuada, con una hora que puede ver.",
  loading: "Abriendo su chat",
  label: (d) => "Chat con " + d.property,
  log: "Conversación",
  missed: (d) => d.count + " " + plural(d.count, 0, es, { one: "nuevo", other: "nuevos" }),
  latest: "Lo último",
  asOf: (d) => "Tal como estaba a las " + d.time + ".",
  resolved: "Esta conversación se cerró. Escriba de nuevo y continúa.",
  times: (d) => "Horas: " + d.zone + ".",
  you: "Usted",
  assistant: "Asistente de IA",
  language: "Idioma",
  header: {
    change: "cambiar",
    person: "Hablar con alguien",
    ai: (d) => "Asistente de IA, con información de " + d.property + ".",
    awaited: "Responderá una persona. La IA recibe peticiones sencillas.",
    there: "Responde una persona. El asistente de IA guarda silencio."
  },
  composer: {
    look: "Ver si hay mensajes nuevos",
    label: (d) => "Mensaje para " + d.to,
    placeholder: "Pida lo que quiera",
    send: "Enviar",
    over: (d) => plural(d.count, 0, es, { one: "Sobra " + d.count + " carácter", other: "Sobran " + d.count + " caracteres" }) + ". Acorte el texto o envíelo en dos partes.",
    count: (d) => d.length + " de " + d.max + " caracteres"
  },
  message: {
    sources: "De dónde viene esto",
    confirmed: (d) => d.title + ", confirmado " + d.day,
    wrong: "Esto no es correcto",
    wrongWhat: (d) => "Esto no es correcto: " + d.title,
    thanks: "Gracias, lo comprobamos.",
    sent: "Enviado",
    seen: "Visto",
    sending: "Enviando",
    notYet: "Aún no enviado",
    notSent: (d) => "No enviado. " + d.reason,
    retry: "Reintentar",
    edit: "Editar",
    "delete": "Borrar",
    reading: "Leyendo su mensaje"
  },
  opening: {
    morning: (d) => "Buenos días. Pida lo que quiera a " + d.property + ".",
    afternoon: (d) => "Buenas tardes. Pida lo que quiera a " + d.property + ".",
    evening: (d) => "Buenas noches. Pida lo que quiera a " + d.property + ".",
    night: (d) => "Hola. Pida lo que quiera a " + d.property + ".",
    text: "Escriba como lo diría. Las preguntas se responden al momento; las peticiones van a la persona adecuada, con una hora que puede ver.",
    menu: "Ver la carta",
    starters: "Para empezar"
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "Su chat no se puede abrir ahora",
    offlineText: "Se abre solo cuando vuelva la conexión. Lo que escribió se guarda en este dispositivo.",
    text: "No pudimos contactar con el servicio. Lo que escribió se guarda en este dispositivo.",
    next: (d) => "Próximo intento en " + d.wait + ".",
    retry: "Reintentar"
  },
  personProblem: {
    title: "Aún no se ha podido avisar a nadie",
    text: "Lo pedimos de nuevo cuando vuelva la conexión.",
    phone: (d) => "También puede llamar al " + d.phone + "."
  },
  ended: {
    title: "Su visita ha terminado",
    text: "Aún puede leerlo todo aquí. Para escribir, escanee el código otra vez: se abre un chat nuevo, y lo que escribió se conserva.",
    action: "Escanear de nuevo",
    goesOn: (d) => "Aún en curso: " + d.titles + "."
  },
  services: {
    open: "Servicios",
    all: "Ver todos los servicios",
    taken: "Está en el mensaje. Envíelo, o cámbielo antes."
  },
  solved: {
    question: "¿Lo ha resuelto?",
    yes: "Sí",
    no: "No",
    good: "Nos alegra.",
    missing: "El personal ve que falta algo. Pregunte de otra forma o hable con una persona."
  }
}
