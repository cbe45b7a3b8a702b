// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { OrderMessages } from './messages.ts';

export const orderMessages: OrderMessages = {
  troubles: {
    "sold-out": "Agotado ahora. Quítelo para pedir el resto.",
    "not-now": "No se sirve a esta hora. Quítelo para pedir el resto.",
    gone: "En la cocina ya no queda.",
    other: "Ya no está en la carta."
  },
  payments: {
    room: "Cargar a mi habitación",
    on_delivery: "Pagar a la entrega"
  },
  title: "Su pedido",
  number: (d) => "Pedido n.º " + d.no,
  draft: "Aún sin pedir",
  placed: "En cocina",
  empty: "No tiene nada. Escriba lo que desea.",
  age: "Pedimos identificación en la entrega.",
  takeOut: (d) => "Quitar " + d.dish,
  less: (d) => "Un " + d.dish + " menos",
  more: (d) => "Un " + d.dish + " más",
  howMany: (d) => d.dish + ", cuántos",
  allergy: (d) => "Se avisa a la cocina: «" + d.text + "». Confírmelo con el personal; no se puede excluir la contaminación cruzada.",
  total: "Total, impuestos incluidos",
  pay: "¿Cómo desea pagar?",
  payOnDelivery: "Paga a la entrega.",
  offline: "Está sin conexión. No se pide nada hasta que lo confirme aquí.",
  confirm: (d) => "Confirmar " + d.price,
  discard: "Descartar"
}
