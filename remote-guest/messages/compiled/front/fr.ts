// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { FrontMessages } from './messages.ts';

export const frontMessages: FrontMessages = {
  kind: {
    hotel: "Hôtel",
    restaurant: "Restaurant",
    str: "Location de vacances"
  },
  intro: "Scannez avec l’appareil photo le code de votre chambre ou de votre table, ou saisissez-le ici. Vous pouvez ensuite tout demander dans le chat, suivre vos demandes et commander ce qui est proposé.",
  loading: "Ouverture de la page",
  title: "Votre établissement",
  code: "Saisissez votre code",
  send: "Continuer",
  scan: "Scanner avec l’appareil photo",
  open: (d) => "Votre chat à " + d.place + " est encore ouvert.",
  chat: "Revenir au chat",
  reach: "Comment nous joindre",
  emergency: (d) => "En cas de danger, appelez le " + d.number,
  noPhone: "Il n’y a pas de numéro de téléphone ici. Avec votre code, vous pouvez nous écrire à toute heure.",
  hours: "Qui est là maintenant",
  isOpen: "Ouvert",
  isClosed: "Fermé",
  always: "À toute heure",
  until: (d) => "jusqu’à " + d.time,
  opens: (d) => "ouvre " + d.time,
  languages: "Langues",
  spoken: (d) => "Nous lisons et répondons en " + d.languages + ".",
  menu: "Cette page",
  staff: "Pour le personnel : se connecter",
  privacy: "Ce que deviennent vos données",
  terms: "Conditions",
  about: (d) => d.property + " répond à ses clients avec Bellkey.",
  aboutLink: "Ce qu’est Bellkey",
  language: "Langue",
  gone: {
    title: "Il n’y a pas d’établissement à cette adresse",
    text: "Scannez le code de votre chambre ou de votre table : il mène au bon endroit.",
    action: "Scanner ou saisir le code"
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "Impossible d’ouvrir cela pour le moment",
    text: "Cela s’ouvre tout seul dès que la connexion revient.",
    retry: "Réessayer"
  }
}
