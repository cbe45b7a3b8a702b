// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ToldMessages } from './messages.ts';

export const toldMessages: ToldMessages = {
  title: "Messages quand cette page est fermée",
  offer: "Voulez-vous être prévenu sur cet appareil quand quelque chose change, même si cette page est fermée ?",
  yes: "Oui, prévenez-moi",
  no: "Non, merci",
  isOn: "Vous serez prévenu sur cet appareil. Vous pouvez le désactiver dans votre profil.",
  failed: "Cela n’a pas marché. Veuillez réessayer.",
  turnOn: "Activer",
  turnOff: "Désactiver",
  states: {
    on: "Vous êtes prévenu sur cet appareil quand vos demandes changent ou que quelqu’un vous écrit, jusqu’à la fin de votre visite.",
    off: "Désactivé. Vous voyez ce qui change en ouvrant cette page.",
    denied: "Votre navigateur n’autorise pas les messages de ce site. Vous pouvez le changer dans ses réglages.",
    "install-first": "Sur cet appareil, ajoutez d’abord cette page à l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ».",
    unsupported: "Ce navigateur n’a pas de messages quand une page est fermée."
  }
}
