// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { HandOffMessages } from './messages.ts';

export const handOffMessages: HandOffMessages = {
  waiting: {
    hotel: "En recepción.",
    restaurant: "Con nuestro personal.",
    str: "Con su anfitrión."
  },
  waitingSince: {
    hotel: (d) => "En recepción desde las " + d.time + ".",
    restaurant: (d) => "Con nuestro personal desde las " + d.time + ".",
    str: (d) => "Con su anfitrión desde las " + d.time + "."
  },
  position: (d) => "Es el número " + d.position + " de la fila.",
  goOn: "Puede seguir escribiendo.",
  answering: (d) => d.name + " le está respondiendo.",
  personAnswering: "Le está respondiendo una persona."
}
