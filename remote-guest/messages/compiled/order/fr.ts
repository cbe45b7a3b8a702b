// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { OrderMessages } from './messages.ts';

export const orderMessages: OrderMessages = {
  troubles: {
    "sold-out": "Épuisé maintenant. Retirez-le pour commander le reste.",
    "not-now": "Non servi à cette heure. Retirez-le pour commander le reste.",
    gone: "La cuisine n’en a plus.",
    other: "N’est plus à la carte."
  },
  payments: {
    room: "Sur ma chambre",
    on_delivery: "Payer à la livraison"
  },
  title: "Votre commande",
  number: (d) => "Commande n° " + d.no,
  draft: "Pas encore commandé",
  placed: "En cuisine",
  empty: "Elle est vide. Écrivez ce que vous voulez.",
  age: "Une pièce d’identité est demandée à la livraison.",
  takeOut: (d) => "Retirer " + d.dish,
  less: (d) => "Un " + d.dish + " de moins",
  more: (d) => "Un " + d.dish + " de plus",
  howMany: (d) => d.dish + ", combien",
  allergy: (d) => "La cuisine est prévenue : « " + d.text + " ». Confirmez auprès du personnel ; une contamination croisée n’est pas exclue.",
  total: "Total, taxes comprises",
  pay: "Comment souhaitez-vous payer ?",
  payOnDelivery: "Vous payez à la livraison.",
  offline: "Vous êtes hors ligne. Rien n’est commandé avant que vous ne le confirmiez ici.",
  confirm: (d) => "Confirmer " + d.price,
  discard: "Abandonner"
}
