// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { HandOffMessages } from './messages.ts';

export const handOffMessages: HandOffMessages = {
  waiting: {
    hotel: "Na receção.",
    restaurant: "Com a nossa equipa.",
    str: "Com o seu anfitrião."
  },
  waitingSince: {
    hotel: (d) => "Na receção desde as " + d.time + ".",
    restaurant: (d) => "Com a nossa equipa desde as " + d.time + ".",
    str: (d) => "Com o seu anfitrião desde as " + d.time + "."
  },
  position: (d) => "É o número " + d.position + " na fila.",
  goOn: "Pode continuar a escrever.",
  answering: (d) => d.name + " está a responder-lhe.",
  personAnswering: "Uma pessoa está a responder-lhe."
}
