// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { InformationMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const informationMessages: InformationMessages = {
  title: "Informations",
  intro: "Ce que l’on demande le plus, qui est là et quand, et comment nous joindre.",
  loading: "Ouverture des informations",
  where: (d) => d.property + ", " + d.place,
  reach: "Nous joindre",
  write: "Écrire dans le chat",
  emergency: (d) => "En danger, appelez le " + d.number,
  hours: "Horaires",
  open: "Ouvert",
  closed: "Fermé",
  always: "À toute heure",
  until: (d) => "jusqu’à " + d.time,
  opens: (d) => "ouvre à " + d.time,
  week: "Horaires de la semaine",
  shut: "fermé",
  span: (d) => d.opens + " à " + d.closes,
  holiday: (d) => d.day + " (" + d.name + ")",
  search: "Chercher dans les informations",
  found: (d) => "" + plural(d.count, 0, fr, { "0": "Rien trouvé", one: d.count + " entrée", other: d.count + " entrées" }),
  none: "Rien ne correspond. Demandez dans le chat avec vos mots.",
  checked: (d) => "Vérifié : " + d.day,
  more: "Il y en a plus que ce qui tient ici. Demandez dans le chat.",
  topics: {
    arrival: "Arrivée et départ",
    way: "Venir et se déplacer",
    internet: "Internet et bureau",
    food: "Repas et boissons",
    leisure: "Piscine, sport et loisirs",
    room: "Dans votre chambre",
    rules: "Bon à savoir",
    payment: "Paiement",
    other: "Autres"
  },
  empty: "Rien n’est encore écrit ici.",
  emptyText: "Demandez dans le chat. Là où l’assistant ne sait pas, une personne répond.",
  toChat: "Aller au chat",
  asOf: (d) => "État à " + d.time + ". Les horaires ont pu changer.",
  offline: "Vous êtes hors ligne.",
  noSession: {
    title: "Où êtes-vous ?",
    text: "Scannez le code dans votre chambre ou sur votre table. Vous pourrez alors lire ce qu’il faut savoir.",
    action: "Scanner ou saisir le code"
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "Impossible d’ouvrir pour l’instant",
    text: "Cela s’ouvrira tout seul au retour de la connexion.",
    retry: "Réessayer"
  }
}
