// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { VisitEmailMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const visitEmailMessages: VisitEmailMessages = {
  title: "E-mails sur votre visite",
  about: "Quand cette page est fermée et que cet appareil n’affiche pas de messages, nous pouvons vous écrire : quand vos demandes changent ou que quelqu’un répond.",
  address: "Votre adresse e-mail",
  agree: "Envoyez-moi des e-mails sur cette visite à cette adresse.",
  agreeHint: "Pour rien d’autre. L’adresse est effacée à la fin de votre visite, et vous pouvez l’effacer à tout moment.",
  send: "M’envoyer un code",
  typeAddress: "Saisissez votre adresse e-mail, comme nom@mail.com.",
  mustAgree: "Cochez la case si vous voulez ces e-mails.",
  sentTo: (d) => "Nous avons envoyé un code à " + d.address + ". Il est valable dix minutes.",
  code: "Code reçu par e-mail",
  confirm: "Confirmer",
  again: "Envoyer un autre code",
  change: "Une autre adresse",
  wrong: (d) => "" + plural(d.count, 0, fr, { one: "Ce n’est pas le code. Il vous reste un essai.", other: "Ce n’est pas le code. Il vous reste " + d.count + " essais." }),
  over: "Ce code n’est plus valable. Demandez-en un autre.",
  on: (d) => "Les e-mails sur votre visite vont à " + d.address + " tant que cette page est fermée.",
  remove: "Effacer l’adresse",
  removed: "L’adresse est effacée. Aucun autre e-mail ne suivra.",
  tooMany: "Trop de codes ont été envoyés. Réessayez demain, ou avec une autre adresse.",
  failed: "Cela n’a pas marché. Veuillez réessayer.",
  stopTitle: "Arrêter les e-mails sur votre visite",
  stopAbout: "Votre adresse est effacée et vous ne recevrez plus d’e-mails sur cette visite.",
  stop: "Arrêter les e-mails",
  stopped: "C’est fait. Votre adresse est effacée et vous ne recevrez plus d’e-mails.",
  noLink: "Ce lien n’est pas complet. Ouvrez-le encore une fois depuis l’e-mail.",
  toChat: "Vers le chat"
}
