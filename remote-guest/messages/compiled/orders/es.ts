// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { OrdersMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const ordersMessages: OrdersMessages = {
  title: "Sus peticiones",
  loading: "Abriendo sus peticiones",
  intro: "Todo lo que ha pedido aquí, con su hora.",
  where: (d) => d.property + ", " + d.place,
  filter: "Mostrar",
  filters: {
    all: "Todo",
    requests: "Peticiones",
    food: "Comida y bebida",
    bookings: "Reservas"
  },
  active: "En curso",
  over: "Terminadas",
  askedAt: (d) => "Pedido a las " + d.time,
  total: "Total, impuestos incluidos",
  empty: "Nada todavía. Pida lo que quiera.",
  emptyText: "Lo que pida en el chat aparece aquí, con quién se encarga y para cuándo.",
  emptyKind: "Nada de este tipo.",
  toChat: "Ir al chat",
  inChat: "Ver en el chat",
  back: "Todas las peticiones",
  choose: "Elija una petición para ver lo que ha pasado.",
  unknown: "Esta petición no es suya o ya no está aquí.",
  asOf: (d) => "Estado a las " + d.time + ". Podrá hacer cambios cuando vuelva la conexión.",
  offline: "Está sin conexión. Podrá hacer cambios cuando vuelva la conexión.",
  ended: "Su visita ha terminado. Aún puede leer lo que pidió.",
  scanAgain: "Escanear de nuevo",
  noSession: {
    title: "¿Dónde está?",
    text: "Escanee el código de su habitación o de su mesa. Lo que pida aparecerá aquí.",
    action: "Escanear o escribir el código"
  },
  closed: {
    title: "Su visita ha terminado",
    text: "Si todavía está ahí, escanee el código otra vez: se abre un chat nuevo. Las peticiones abiertas siguen adelante, pero no aparecen en él."
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "Ahora no se pueden abrir sus peticiones",
    text: "Se abre solo cuando vuelve la conexión.",
    retry: "Reintentar"
  },
  history: "Lo que ha pasado",
  you: "Usted",
  staff: "Personal",
  assistant: "Asistente de IA",
  events: {
    slipped: (d) => "Nueva hora " + d.time + " en lugar de " + d.before,
    notKept: (d) => "La hora " + d.before + " no se cumplirá",
    promised: (d) => "Prometido para las " + d.time,
    scheduled: (d) => "Previsto para las " + d.time,
    offered: "Se ha ofrecido otra cosa",
    "offer-accepted": "Oferta aceptada",
    "offer-declined": "Oferta rechazada",
    reopened: "No está hecho: abierto de nuevo",
    rated: (d) => "Valorado con " + d.stars + " de 5",
    expired: "Caducado: nadie decidió a tiempo",
    "allergy-told": "Ha avisado a la cocina de una alergia",
    "allergy-read": "La cocina ha leído la alergia",
    ready: "Listo",
    preparing: "En preparación",
    "dishes-refused": "Se ha acabado un plato",
    "dishes-answered": "Usted decidió sobre eso"
  },
  ordered: "Lo que pidió",
  free: "Cancelar no cuesta nada, porque nadie ha empezado.",
  freeOrder: "Cancelar no cuesta nada, porque la cocina no ha empezado.",
  tooLate: "Ya no se puede cancelar, porque alguien se está encargando. Si algo va mal, dígalo abajo.",
  again: "Pedir de nuevo",
  againText: (d) => "Otra vez, por favor: " + plural(d.quantity, 0, es, { "1": "", other: d.quantity + " " }) + d.title + ".",
  wrong: {
    open: "Algo va mal",
    label: "¿Qué va mal?",
    hint: "Lo lee una persona.",
    send: "Decírselo al personal",
    close: "Cerrar",
    reopened: "Está abierto de nuevo, con una hora nueva. El personal tiene sus palabras.",
    person: "Se ha avisado a una persona, que responde en el chat.",
    empty: "Escriba qué va mal."
  },
  rate: {
    question: "¿Qué tal ha ido?",
    stars: (d) => d.stars + " " + plural(d.stars, 0, es, { one: "estrella", other: "estrellas" }) + " de 5",
    words: "Algo que añadir (opcional)",
    send: "Enviar valoración",
    choose: "Elija de una a cinco estrellas.",
    thanks: (d) => "Ha dado " + d.stars + " de 5. Gracias.",
    low: "No ha sido suficiente. Si algo sigue mal, dígalo y le ayuda una persona."
  },
  language: "Idioma",
  profile: "Su perfil",
  ranOut: "Agotado; no se cobra",
  swap: "Elegir otra cosa"
}
