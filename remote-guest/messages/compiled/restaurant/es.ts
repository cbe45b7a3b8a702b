// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Comida y bebida",
  lead: "Vea lo que sirve la cocina y pídalo aquí o en el chat.",
  loading: "Abriendo la carta",
  tabs: {
    label: "Carta, pedido y chat",
    menu: "Carta",
    order: (d) => "Pedido" + plural(d.count, 0, es, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, es, { "0": "", other: " (" + d.count + ")" })
  },
  noSession: {
    title: "¿Dónde se lo llevamos?",
    text: "Escanee el código de su mesa o de su habitación, o escriba los 8 caracteres que hay debajo. Después verá la carta.",
    action: "Escanear o escribir el código"
  },
  closed: {
    title: "Su visita ha terminado",
    text: "Para volver a pedir aquí, escanee el código de su mesa o de su habitación."
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "Ahora no se puede abrir la carta",
    text: "Lo que ha elegido se guarda en este dispositivo.",
    retry: "Reintentar"
  },
  search: "Buscar en la carta",
  language: "Idioma",
  filter: "Filtrar",
  diets: "Solo platos marcados",
  allergens: "Sin platos que indican",
  clear: "Quitar filtros",
  guard: "Confírmelo con el personal; no se puede excluir la contaminación cruzada. La carta indica lo que la cocina ha anotado, y puede no ser todo.",
  shown: (d) => "Platos: " + d.count,
  noneFits: "Ningún plato coincide. Quite un filtro o pregunte en el chat.",
  empty: "Aquí todavía no hay carta.",
  emptyText: "Pregunte en el chat qué puede pedir. Si el asistente no lo sabe, responde una persona.",
  toChat: "Preguntar en el chat",
  asOf: (d) => "Esta es la carta de las " + d.time + "; los precios y lo agotado pueden haber cambiado.",
  offline: "Está sin conexión. No se pide nada hasta que usted lo confirme cuando vuelva a tener conexión.",
  kitchenClosed: (d) => "La cocina está cerrada. Abre a las " + d.time + "; puede pedir para más tarde.",
  served: (d) => "Se sirve de " + d.from + " a " + d.until,
  soldOut: "Agotado",
  fromTime: (d) => "Desde las " + d.time,
  contains: (d) => "Indica: " + d.allergens,
  noAllergens: "No se indican alérgenos.",
  age: "Para adultos; pedimos la identificación en la entrega.",
  choose: (d) => "Elegir " + d.dish,
  add: (d) => "Añadir por " + d.price,
  addAhead: (d) => "Añadir para más tarde, " + d.price,
  close: "Cerrar",
  rule: {
    one: "Elija uno",
    exactly: (d) => "Elija " + d.count,
    range: (d) => "Elija de " + d.min + " a " + d.max,
    upTo: (d) => "Elija " + plural(d.max, 0, es, { one: "uno si quiere", other: "hasta " + number("es", d.max, 0) })
  },
  missing: (d) => "Elija en " + d.group + ".",
  tooMany: (d) => "Elija menos en " + d.group + ".",
  free: "incluido",
  note: "Nota para la cocina",
  noteHint: "140 caracteres como máximo. Las alergias tienen su propio campo en el pedido.",
  quantity: "Cuántos",
  lessOf: (d) => "Un " + d.dish + " menos",
  moreOf: (d) => "Un " + d.dish + " más",
  takeOut: (d) => "Quitar " + d.dish,
  added: (d) => d.dish + " está en su pedido.",
  removed: (d) => d.dish + " se ha quitado.",
  undo: "Deshacer",
  order: "Su pedido",
  orderEmpty: "Todavía no hay nada.",
  orderEmptyText: "Elija de la carta o escriba en el chat lo que desea.",
  toMenu: "Ver la carta",
  troubles: {
    "sold-out": "Agotado. Quítelo para pedir el resto.",
    "not-now": "No se sirve a esa hora. Elija otra hora o quítelo.",
    other: "Ya no está en la carta. Quítelo para pedir el resto."
  },
  ahead: (d) => "Se sirve de " + d.from + " a " + d.until + "; elija una hora.",
  allergy: "Alergia o intolerancia",
  allergyHint: "La cocina tiene que leerla antes de empezar.",
  saveAllergy: "Guardar",
  allergyKept: (d) => "La cocina lee: «" + d.text + "».",
  when: "Cuándo",
  asap: "Lo antes posible",
  noTime: "En el próximo día no hay ninguna hora a la que se sirva todo esto. Quite algo.",
  total: "Total",
  included: "Impuestos y servicio incluidos. No se añade propina.",
  pay: "¿Cómo quiere pagar?",
  payments: {
    room: "Cargar a mi habitación",
    on_delivery: "Pagar en la entrega"
  },
  confirm: (d) => "Pedir por " + d.price,
  discard: "Descartar el pedido",
  changed: "Algo cambió antes de pedir. Mírelo y vuelva a pedir si está bien.",
  changes: {
    price: (d) => d.dish + ": " + d.before + " ahora cuesta " + d.after + " cada uno.",
    total: (d) => "El total era " + d.before + " y ahora es " + d.after + ".",
    trouble: (d) => d.dish + ": " + d.trouble
  },
  placed: "En la cocina",
  orderNo: (d) => "Pedido n.º " + d.no,
  "for": (d) => "Para las " + d.time,
  states: {
    received: "Recibido",
    accepted: "Aceptado",
    preparing: "En preparación",
    served: "Servido",
    asks: "Esperando su respuesta",
    refused: "Rechazado",
    cancelled: "Cancelado"
  },
  expected: (d) => "Previsto antes de las " + d.time + ".",
  steps: "Pasos del pedido",
  reason: (d) => "La cocina dice: «" + d.reason + "».",
  again: "Ponerlo en un pedido nuevo",
  details: "Detalles",
  someLeft: (d) => d.names + ": no está disponible ahora; elija otra cosa."
}
