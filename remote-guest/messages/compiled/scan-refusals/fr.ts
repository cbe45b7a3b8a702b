// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ScanRefusalsMessages } from './messages.ts';

export const scanRefusalsMessages: ScanRefusalsMessages = {
  foreign: {
    title: "Ce n’est pas un de nos codes",
    text: (d) => "Il mène à " + d.host + ". Nous ne l’avons pas ouvert. S’il est collé sur un autre code, prévenez la réception."
  },
  malformed: {
    title: "Aucun code à nous ici",
    text: "Ce qui a été lu n’est pas le code d’une chambre ou d’une table. Scannez le carré dans votre chambre ou sur votre table, ou saisissez les 8 caractères en dessous."
  },
  unknown: {
    title: "Nous ne connaissons pas ce code",
    text: "Comparez-le encore avec l’imprimé, ou demandez-en un nouveau à la réception."
  },
  closed: {
    title: "Ce lieu n’est pas utilisé",
    text: "Il est hors service pour le moment, et son code aussi. Adressez-vous à la réception."
  },
  inactive: {
    title: "Ce code n’est plus utilisé",
    text: "Il y en a peut-être un plus récent ici. Sinon, demandez à la réception."
  },
  elsewhere: {
    title: "Ce code s’ouvre à une autre adresse",
    text: "Il appartient à un établissement qui n’est pas à celle-ci. Ouvrez-le là-bas :"
  },
  rateLimited: {
    title: "Trop d’essais",
    wait: (d) => "Pour que personne ne devine les codes, nous attendons. Vous pourrez continuer dans " + d.wait + ".",
    again: "Vous pouvez réessayer maintenant."
  },
  unreachable: {
    title: "Nous ne pouvons pas le chercher pour l’instant"
  }
}
