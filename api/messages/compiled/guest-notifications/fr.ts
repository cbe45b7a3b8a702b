// Compiled from api/messages/fr.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Accepté",
    "under-way": "En cours",
    ready: "Prêt",
    done: "Terminé",
    declined: "Pas possible",
    cancelled: "Annulé",
    "your-answer": "Votre réponse est nécessaire",
    "on-hold": "En attente",
    "new-time": "Nouvelle heure",
    offer: "Une autre proposition pour vous",
    message: "Nouveau message"
  },
  by: (d) => "avant " + d.time,
  from: (d) => "de " + d.name,
  email: {
    code: (d) => d.code + " est votre code pour les e-mails sur votre visite : " + d.property,
    codeText: (d) => "Saisissez ce code sur la page de " + d.property + " pour recevoir des e-mails sur votre visite : " + d.code + "\n\nIl est valable " + d.minutes + " minutes. Si vous ne l’avez pas demandé, ne faites rien : sans le code, aucun autre e-mail ne suivra.",
    open: (d) => "Ouvrir votre page : " + d.url,
    why: (d) => "Vous recevez cet e-mail parce que vous avez laissé cette adresse pour votre visite à " + d.property + " et que votre page était fermée.",
    stop: (d) => "Arrêter ces e-mails et effacer votre adresse : " + d.url
  }
}
