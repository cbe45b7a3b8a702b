// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';

export const requestsMessages: RequestsMessages = {
  states: {
    "new": "Demandé",
    acknowledged: "Accepté",
    in_progress: "En cours",
    needs_approval: "En attente d’accord",
    declined: "Refusé",
    waiting_guest: "En attente de vous",
    on_hold: "En pause",
    done: "Fait",
    closed: "Fait",
    cancelled: "Annulé"
  },
  otherState: "À l’étude",
  late: "En retard",
  asked: (d) => d.time + " demandé",
  accepted: (d) => d.time + " accepté",
  done: (d) => d.time + " fait",
  due: (d) => "avant " + d.time,
  paused: "L’horloge est arrêtée jusqu’à la reprise.",
  timeSaid: "Pour l’heure que vous avez dite ; elle sera confirmée ici.",
  timeAccepted: "Accepté pour l’heure que vous avez dite.",
  noTime: "Aucune heure n’est promise ; chaque étape s’affiche ici.",
  overdue: (d) => "Plus tard que promis : cela devait être fait avant " + d.time + ", il y a " + d.span + ".",
  left: (d) => "Encore " + d.span,
  minutes: (d) => d.count + " min",
  hours: (d) => d.count + " h",
  moved: {
    staff: (d) => "Était promis pour " + d.before + ". " + d.reason,
    "not-begun": (d) => "Était promis pour " + d.before + " ; personne n’a encore pu commencer.",
    "under-way": (d) => "Était promis pour " + d.before + " ; on s’en occupe.",
    asked: (d) => "Vous aviez demandé " + d.before + ". " + d.reason,
    forward: (d) => "Avancé : c’était prévu pour " + d.before + ". " + d.reason
  },
  planned: {
    at: (d) => "Prévu pour " + d.time + ".",
    by: (d) => "Prévu avant " + d.time + ".",
    from: (d) => "Prévu à partir de " + d.time + "."
  },
  notDone: "Ce n’est pas fait",
  card: {
    foodOrder: "Commande de repas",
    allergy: (d) => "Allergie : « " + d.text + " »",
    number: (d) => "N° " + d.no,
    accept: "Accepter",
    decline: "Refuser",
    cancel: "Annuler",
    cancelWhat: (d) => "Annuler " + d.title,
    sure: "Retirer cette demande ?",
    yes: "Oui, annuler",
    keep: "Garder",
    details: (d) => "Détails de " + d.title,
    detailsShort: "Détails",
    whatWasDone: "Ce qui a été fait",
    alerted: "Le personnel a été alerté",
    member: "Un membre du personnel",
    has: (d) => d.name + " s’en occupe",
    onTheWay: (d) => d.name + " est en route",
    isOver: "Le personnel dit que c’est terminé"
  }
}
