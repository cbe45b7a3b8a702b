// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { OrdersMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const ordersMessages: OrdersMessages = {
  title: "Vos demandes",
  loading: "Ouverture de vos demandes",
  intro: "Tout ce que vous avez demandé ici, avec son heure.",
  where: (d) => d.property + ", " + d.place,
  filter: "Afficher",
  filters: {
    all: "Tout",
    requests: "Demandes",
    food: "Plats et boissons",
    bookings: "Réservations"
  },
  active: "En cours",
  over: "Terminé",
  askedAt: (d) => "Demandé " + d.time,
  total: "Total, taxes comprises",
  empty: "Rien encore. Demandez ce que vous voulez.",
  emptyText: "Ce que vous demandez dans le chat s’affiche ici : qui s’en occupe et pour quand.",
  emptyKind: "Rien de ce type.",
  toChat: "Aller au chat",
  inChat: "Voir dans le chat",
  back: "Toutes les demandes",
  choose: "Choisissez une demande pour voir ce qui s’est passé.",
  unknown: "Cette demande n’est pas la vôtre, ou elle n’est plus ici.",
  asOf: (d) => "État à " + d.time + ". Vous pourrez faire des changements une fois reconnecté.",
  offline: "Vous êtes hors ligne. Vous pourrez faire des changements une fois reconnecté.",
  ended: "Votre visite ici est terminée. Vous pouvez encore lire ce que vous avez demandé.",
  scanAgain: "Scanner à nouveau",
  noSession: {
    title: "Où êtes-vous ?",
    text: "Scannez le code dans votre chambre ou sur votre table. Ce que vous demandez s’affichera ici.",
    action: "Scanner ou saisir le code"
  },
  closed: {
    title: "Votre visite ici est terminée",
    text: "Si vous y êtes encore, scannez à nouveau le code : un nouveau chat s’ouvre. Les demandes en cours se poursuivent, mais n’y figurent pas."
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "Vos demandes ne peuvent pas s’ouvrir pour l’instant",
    text: "Elles s’ouvrent d’elles-mêmes au retour de la connexion.",
    retry: "Réessayer"
  },
  history: "Ce qui s’est passé",
  you: "Vous",
  staff: "Personnel",
  assistant: "Assistant IA",
  events: {
    slipped: (d) => "Nouvelle heure " + d.time + " au lieu de " + d.before,
    notKept: (d) => "L’heure de " + d.before + " ne sera pas tenue",
    promised: (d) => "Promis pour " + d.time,
    scheduled: (d) => "Prévu pour " + d.time,
    offered: "Autre chose a été proposé",
    "offer-accepted": "Proposition acceptée",
    "offer-declined": "Proposition refusée",
    reopened: "Pas fait : rouvert",
    rated: (d) => "Noté " + d.stars + " sur 5",
    expired: "Expiré : personne n’a décidé à temps",
    "allergy-told": "Vous avez signalé une allergie à la cuisine",
    "allergy-read": "La cuisine a lu l’allergie",
    ready: "Prêt",
    preparing: "En préparation",
    "dishes-refused": "Un plat est épuisé",
    "dishes-answered": "Vous en avez décidé"
  },
  ordered: "Ce que vous avez commandé",
  free: "Retirer la demande ne coûte rien, car personne n’a commencé.",
  freeOrder: "Retirer la commande ne coûte rien, car la cuisine n’a pas commencé.",
  tooLate: "Il est trop tard pour la retirer, car quelqu’un s’en occupe. Si quelque chose ne va pas, dites-le ci-dessous.",
  again: "Demander à nouveau",
  againText: (d) => "Encore une fois, s’il vous plaît : " + plural(d.quantity, 0, fr, { "1": "", other: d.quantity + " " }) + d.title + ".",
  wrong: {
    open: "Quelque chose ne va pas",
    label: "Qu’est-ce qui ne va pas ?",
    hint: "Une personne le lit.",
    send: "Prévenir le personnel",
    close: "Fermer",
    reopened: "C’est rouvert, avec une nouvelle heure. Le personnel a vos mots.",
    person: "Une personne a été appelée et répond dans le chat.",
    empty: "Écrivez ce qui ne va pas."
  },
  rate: {
    question: "Comment était-ce ?",
    stars: (d) => d.stars + " " + plural(d.stars, 0, fr, { one: "étoile", other: "étoiles" }) + " sur 5",
    words: "Quelque chose à ajouter (facultatif)",
    send: "Envoyer la note",
    choose: "Choisissez de une à cinq étoiles.",
    thanks: (d) => "Vous avez donné " + d.stars + " sur 5. Merci.",
    low: "Ce n’était pas assez bien. Si quelque chose ne va toujours pas, dites-le et une personne aide."
  },
  language: "Langue",
  profile: "Votre profil",
  ranOut: "Épuisé ; non facturé",
  swap: "Choisir autre chose"
}
