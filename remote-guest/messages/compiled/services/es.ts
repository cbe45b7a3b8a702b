// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ServicesMessages } from './messages.ts';

export const servicesMessages: ServicesMessages = {
  title: "Lo que puede pedir",
  loading: "Abriendo los servicios",
  search: "Buscar servicios",
  close: "Cerrar",
  found: (d) => "Servicios: " + d.count,
  none: "Nada coincide. Escríbalo con sus palabras.",
  empty: "Aún no hay servicios en la lista. Escriba lo que desea.",
  opens: (d) => "Cerrado, abre " + d.time,
  closed: "Cerrado ahora",
  unreachable: "Los servicios no se pueden mostrar ahora. Escriba lo que desea.",
  retry: "Reintentar",
  asOf: (d) => "Situación: " + d.time + "; los horarios pueden haber cambiado.",
  categories: {
    food: "Comida y bebida",
    toiletries: "Aseo y toallas",
    technical: "Algo no funciona",
    housekeeping: "Habitación",
    laundry: "Lavandería",
    special: "Actividades",
    couple: "Bienestar y ocasiones",
    info: "En el establecimiento",
    star: "Favoritos",
    cuisine: "Restaurante",
    allergies: "Alergias",
    help: "Ayuda",
    assistance: "Asistencia"
  }
}
