// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { HandOffMessages } from './messages.ts';

export const handOffMessages: HandOffMessages = {
  waiting: {
    hotel: "À la réception.",
    restaurant: "Auprès de notre équipe.",
    str: "Auprès de votre hôte."
  },
  waitingSince: {
    hotel: (d) => "À la réception depuis " + d.time + ".",
    restaurant: (d) => "Auprès de notre équipe depuis " + d.time + ".",
    str: (d) => "Auprès de votre hôte depuis " + d.time + "."
  },
  position: (d) => "Vous êtes numéro " + d.position + " dans la file.",
  goOn: "Vous pouvez continuer à écrire.",
  answering: (d) => d.name + " vous répond.",
  personAnswering: "Une personne vous répond."
}
