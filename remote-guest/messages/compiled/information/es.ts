// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { InformationMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const informationMessages: InformationMessages = {
  title: "Información",
  intro: "Lo que más se pregunta, quién está y cuándo, y cómo contactar.",
  loading: "Abriendo la información",
  where: (d) => d.property + ", " + d.place,
  reach: "Cómo contactarnos",
  write: "Escribir en el chat",
  emergency: (d) => "En peligro, llame al " + d.number,
  hours: "Horarios",
  open: "Abierto",
  closed: "Cerrado",
  always: "A cualquier hora",
  until: (d) => "hasta las " + d.time,
  opens: (d) => "abre a las " + d.time,
  week: "Horario de la semana",
  shut: "cerrado",
  span: (d) => d.opens + " a " + d.closes,
  holiday: (d) => d.day + " (" + d.name + ")",
  search: "Buscar en la información",
  found: (d) => "" + plural(d.count, 0, es, { "0": "Nada encontrado", one: d.count + " entrada", other: d.count + " entradas" }),
  none: "Nada coincide. Pregunte en el chat con sus palabras.",
  checked: (d) => "Comprobado: " + d.day,
  more: "Hay más de lo que cabe aquí. Pregunte en el chat.",
  topics: {
    arrival: "Llegada y salida",
    way: "Cómo llegar y moverse",
    internet: "Internet y oficina",
    food: "Comida y bebidas",
    leisure: "Piscina, deporte y ocio",
    room: "En su habitación",
    rules: "Conviene saber",
    payment: "Pago",
    other: "Más"
  },
  empty: "Todavía no hay nada escrito aquí.",
  emptyText: "Pregunte en el chat. Donde el asistente no sabe, responde una persona.",
  toChat: "Ir al chat",
  asOf: (d) => "Datos de las " + d.time + ". Los horarios pueden haber cambiado.",
  offline: "Está sin conexión.",
  noSession: {
    title: "¿Dónde está?",
    text: "Escanee el código de su habitación o de su mesa. Después podrá leer lo que conviene saber.",
    action: "Escanear o escribir el código"
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "Ahora no se puede abrir",
    text: "Se abre solo cuando vuelva la conexión.",
    retry: "Reintentar"
  }
}
