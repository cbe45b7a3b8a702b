// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { HandOffMessages } from './messages.ts';

export const handOffMessages: HandOffMessages = {
  waiting: {
    hotel: "Alla reception.",
    restaurant: "Presso il nostro personale.",
    str: "Presso il suo host."
  },
  waitingSince: {
    hotel: (d) => "Alla reception dalle " + d.time + ".",
    restaurant: (d) => "Presso il nostro personale dalle " + d.time + ".",
    str: (d) => "Presso il suo host dalle " + d.time + "."
  },
  position: (d) => "È il numero " + d.position + " in fila.",
  goOn: "Può continuare a scrivere.",
  answering: (d) => d.name + " le sta rispondendo.",
  personAnswering: "Una persona le sta rispondendo."
}
