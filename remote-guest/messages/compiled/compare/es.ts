// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { CompareMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const compareMessages: CompareMessages = {
  title: "Comparar",
  intro: "De dos a cuatro del mismo tipo, uno junto a otro.",
  loading: "Abriendo lo que puede elegir",
  where: (d) => d.property + ", " + d.place,
  kind: "Qué comparar",
  kinds: {
    rooms: "Habitación y horarios de la estancia",
    treatments: "Tratamientos",
    tours: "Excursiones y visitas",
    transfers: "Traslados",
    dishes: "Platos y bebidas"
  },
  choose: "Elija de dos a cuatro",
  chosen: (d) => d.count + " de 4 elegidos",
  full: "Ya ha elegido cuatro. Quite uno para elegir otro.",
  tooFew: "Elija uno más para verlos uno junto a otro.",
  unknown: (d) => "Se ha omitido, por no ofrecerse aquí o pasar de cuatro: " + d.count + ".",
  differences: "Solo las diferencias",
  same: "En lo que está escrito no se diferencian.",
  table: "Uno junto a otro",
  nothingWritten: "Sin indicar",
  ask: "Pedir este",
  askLabel: (d) => "Pedir este: " + d.title,
  askHint: "Se escribe en el chat. Nada se envía hasta que usted lo envíe.",
  remove: (d) => "Quitar " + d.title,
  askText: (d) => "Quisiera este, por favor: " + d.title + ".",
  soldOut: "Agotado ahora",
  available: "Disponible ahora",
  notNow: "No se sirve a esta hora",
  rows: {
    price: "Precio",
    state: "Ahora",
    duration: "Duración",
    hours: "Horario",
    about: "Qué es",
    details: "Conviene saber",
    category: "En la carta en",
    options: "Opciones",
    diets: "Dietas",
    allergens: "Alérgenos indicados",
    age: "Para adultos",
    way: "Cómo se gestiona",
    needs: "Qué indicar",
    department: "Quién lo hace"
  },
  ways: {
    deliver: "Se lo llevamos",
    book: "Lo reserva el personal",
    inform: "El personal le informa",
    approve: "Necesita el visto bueno del personal"
  },
  needs: {
    date: "día",
    time: "hora",
    party: "cuántas personas",
    treatment: "qué tratamiento",
    from: "desde cuándo",
    until: "hasta cuándo"
  },
  minutes: (d) => d.count + " " + plural(d.count, 0, es, { one: "minuto", other: "minutos" }),
  yes: "sí, se pide identificación",
  fromTo: (d) => d.from + " a " + d.until,
  fromOnly: (d) => "desde las " + d.from,
  untilOnly: (d) => "hasta las " + d.until,
  empty: "Aquí todavía no hay nada que comparar.",
  emptyText: "Pregunte en el chat cuáles son las diferencias.",
  toChat: "Ir al chat",
  asOf: (d) => "Datos de las " + d.time + ". Los precios y la disponibilidad pueden haber cambiado.",
  offline: "Está sin conexión.",
  noSession: {
    title: "¿Dónde está?",
    text: "Escanee el código de su habitación o de su mesa. Después podrá comparar lo que se ofrece allí. Este enlace conserva la elección.",
    action: "Escanear o escribir el código"
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "Ahora no se puede abrir",
    text: "Se abre solo cuando vuelva la conexión.",
    retry: "Reintentar"
  }
}
