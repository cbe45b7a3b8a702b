// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ServicesMessages } from './messages.ts';

export const servicesMessages: ServicesMessages = {
  title: "Che cosa può chiedere",
  loading: "Apertura dei servizi",
  search: "Cerca servizi",
  close: "Chiudi",
  found: (d) => "Servizi: " + d.count,
  none: "Niente corrisponde. Lo scriva con parole sue.",
  empty: "Non ci sono ancora servizi elencati. Scriva che cosa desidera.",
  opens: (d) => "Chiuso, apre " + d.time,
  closed: "Chiuso adesso",
  unreachable: "I servizi non si possono mostrare adesso. Scriva che cosa desidera.",
  retry: "Riprova",
  asOf: (d) => "Situazione: " + d.time + "; gli orari possono essere cambiati.",
  categories: {
    food: "Cibi e bevande",
    toiletries: "Bagno e asciugamani",
    technical: "Qualcosa non funziona",
    housekeeping: "Camera",
    laundry: "Lavanderia",
    special: "Attività",
    couple: "Benessere e occasioni",
    info: "In struttura",
    star: "Preferiti",
    cuisine: "Ristorante",
    allergies: "Allergie",
    help: "Aiuto",
    assistance: "Assistenza"
  }
}
