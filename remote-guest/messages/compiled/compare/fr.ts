// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { CompareMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const compareMessages: CompareMessages = {
  title: "Comparer",
  intro: "Deux à quatre du même genre, côte à côte.",
  loading: "Ouverture des choix possibles",
  where: (d) => d.property + ", " + d.place,
  kind: "Que comparer",
  kinds: {
    rooms: "Chambre et horaires du séjour",
    treatments: "Soins",
    tours: "Visites et excursions",
    transfers: "Transferts",
    dishes: "Plats et boissons"
  },
  choose: "Choisissez-en deux à quatre",
  chosen: (d) => d.count + " sur 4 choisis",
  full: "Quatre sont choisis. Retirez-en un pour en choisir un autre.",
  tooFew: "Choisissez-en un de plus pour les voir côte à côte.",
  unknown: (d) => "Omis, car non proposé ici ou au-delà de quatre : " + d.count + ".",
  differences: "Seulement les différences",
  same: "D’après ce qui est noté, ils ne diffèrent pas.",
  table: "Côte à côte",
  nothingWritten: "Non indiqué",
  ask: "Demander celui-ci",
  askLabel: (d) => "Demander celui-ci : " + d.title,
  askHint: "C’est écrit dans le chat pour vous. Rien n’est envoyé avant que vous l’envoyiez.",
  remove: (d) => "Retirer " + d.title,
  askText: (d) => "Je voudrais ceci, s’il vous plaît : " + d.title + ".",
  soldOut: "Épuisé pour l’instant",
  available: "Disponible maintenant",
  notNow: "Pas servi à cette heure",
  rows: {
    price: "Prix",
    state: "Maintenant",
    duration: "Durée",
    hours: "Horaires",
    about: "Ce que c’est",
    details: "Bon à savoir",
    category: "À la carte sous",
    options: "Options",
    diets: "Régimes",
    allergens: "Allergènes indiqués",
    age: "Pour adultes",
    way: "Comment ça se passe",
    needs: "À préciser",
    department: "Qui s’en charge"
  },
  ways: {
    deliver: "On vous l’apporte",
    book: "Réservé par l’équipe",
    inform: "L’équipe vous renseigne",
    approve: "Demande l’accord de l’équipe"
  },
  needs: {
    date: "jour",
    time: "heure",
    party: "nombre de personnes",
    treatment: "quel soin",
    from: "à partir de quand",
    until: "jusqu’à quand"
  },
  minutes: (d) => d.count + " " + plural(d.count, 0, fr, { one: "minute", other: "minutes" }),
  yes: "oui, pièce d’identité demandée",
  fromTo: (d) => d.from + " à " + d.until,
  fromOnly: (d) => "à partir de " + d.from,
  untilOnly: (d) => "jusqu’à " + d.until,
  empty: "Il n’y a encore rien à comparer ici.",
  emptyText: "Demandez les différences dans le chat.",
  toChat: "Aller au chat",
  asOf: (d) => "État à " + d.time + ". Les prix et les disponibilités ont pu changer.",
  offline: "Vous êtes hors ligne.",
  noSession: {
    title: "Où êtes-vous ?",
    text: "Scannez le code dans votre chambre ou sur votre table. Vous pourrez alors comparer ce qui y est proposé. Ce lien garde le choix.",
    action: "Scanner ou saisir le code"
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "Impossible d’ouvrir pour l’instant",
    text: "Cela s’ouvrira tout seul au retour de la connexion.",
    retry: "Réessayer"
  }
}
