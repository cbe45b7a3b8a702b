// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { HandOffMessages } from './messages.ts';

export const handOffMessages: HandOffMessages = {
  waiting: {
    hotel: "Bei der Rezeption.",
    restaurant: "Bei unserem Team.",
    str: "Bei Ihrem Gastgeber."
  },
  waitingSince: {
    hotel: (d) => "Bei der Rezeption seit " + d.time + " Uhr.",
    restaurant: (d) => "Bei unserem Team seit " + d.time + " Uhr.",
    str: (d) => "Bei Ihrem Gastgeber seit " + d.time + " Uhr."
  },
  position: (d) => "Sie sind Nummer " + d.position + " in der Reihe.",
  goOn: "Sie können weiterschreiben.",
  answering: (d) => d.name + " antwortet Ihnen.",
  personAnswering: "Ein Mensch antwortet Ihnen."
}
