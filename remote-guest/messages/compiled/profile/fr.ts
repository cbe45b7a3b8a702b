// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ProfileMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const profileMessages: ProfileMessages = {
  title: "Votre profil",
  intro: "Ce que l’on sait de vous ici, et pourquoi.",
  loading: "Ouverture de votre profil",
  where: (d) => d.property + ", " + d.place,
  notFound: {
    title: "Ce profil n’existe pas",
    text: "Soit il n’existe pas, soit ce n’est pas le vôtre. Le vôtre s’ouvre depuis vos demandes.",
    action: "Vos demandes"
  },
  noSession: {
    title: "Où êtes-vous ?",
    text: "Scannez le code dans votre chambre ou sur votre table. Vous verrez alors ce que l’on sait de vous.",
    action: "Scanner ou saisir le code"
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "Votre profil ne peut pas s’ouvrir pour l’instant",
    text: "Il n’a pas été conservé sur cet appareil, car d’autres pourraient l’utiliser.",
    retry: "Réessayer"
  },
  known: "Ce que l’on sait, et pourquoi",
  facts: {
    place: "Où vous êtes",
    placeWhy: "Pour que le personnel sache où apporter les choses.",
    session: "Cet appareil",
    sessionWhy: (d) => "Relié par le code depuis " + d.since + " ; cela prend fin le " + d.until + " si vous ne l’utilisez plus. Ainsi votre conversation reste la vôtre.",
    name: "Votre nom",
    nameNone: "Non donné",
    nameWhy: "Vous l’avez donné ci-dessous, pour que le personnel puisse s’adresser à vous.",
    conversation: "Votre conversation",
    conversationWhy: (d) => "Depuis " + d.since + ", pour que le personnel et l’assistant puissent vous répondre.",
    messages: (d) => d.count + " " + plural(d.count, 0, fr, { one: "message", other: "messages" }),
    requests: "Vos demandes",
    requestsCount: (d) => d.requests + " " + plural(d.requests, 0, fr, { one: "demande", other: "demandes" }) + ", " + d.orders + " " + plural(d.orders, 0, fr, { one: "commande", other: "commandes" }),
    requestsWhy: "Pour qu’elles soient exécutées et que vous voyiez pour quand.",
    kept: "Durée de conservation",
    keptText: (d) => d.property + " décide combien de temps votre conversation et vos demandes sont conservées, et vous le dit sur demande."
  },
  preferences: "Vos préférences",
  name: "Nom (facultatif)",
  nameHint: "Comme vous souhaitez être appelé.",
  language: "Langue",
  anyLanguage: "Comme votre navigateur",
  quiet: "Ne pas déranger à certaines heures",
  quietFrom: "De",
  quietUntil: "À",
  quietHint: "À l’heure d’ici. Le personnel le voit ; une urgence vous dérange quand même.",
  allergies: "Allergies (facultatif)",
  allergiesHint: "Avec vos mots. Elles figurent sur chaque nouvelle commande et la cuisine doit les lire. Confirmez aussi auprès du personnel ; une contamination croisée n’est pas exclue.",
  consents: "Consentements",
  marketing: (d) => d.property + " peut m’écrire après ma visite",
  marketingHint: "N’est nécessaire à rien ici. Vous pouvez le retirer à tout moment.",
  marketingAt: (d) => "Dernier changement le " + d.time + ".",
  save: "Enregistrer",
  saved: "Enregistré. Le personnel voit ce qui a changé.",
  history: "Votre historique",
  toRequests: "Demandes et commandes",
  toChat: "Conversation",
  data: "Vos données",
  download: "Télécharger mes données",
  downloadHint: "Un fichier JSON avec votre profil, vos messages, demandes et commandes.",
  downloaded: "Vos données ont été téléchargées.",
  erase: "Supprimer mes données",
  eraseSure: (d) => "Demander à " + d.property + " de supprimer ce qu’il sait de vous ?",
  eraseText: "Une personne est sollicitée et le fait ; elle répond dans le chat. Certaines choses doivent peut-être rester : les factures, et ce que la loi exige à l’arrivée. On vous dit ce qui reste et pourquoi. Les demandes en cours sont d’abord exécutées.",
  eraseYes: "Oui, le demander",
  eraseNo: "Les garder",
  erased: (d) => "Vous avez demandé la suppression le " + d.time + ". Une personne s’en charge et répond dans le chat.",
  offline: "Vous êtes hors ligne. Vous pourrez le changer une fois reconnecté."
}
