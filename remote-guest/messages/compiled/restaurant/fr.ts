// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Plats et boissons",
  lead: "Voyez ce que sert la cuisine, et commandez ici ou dans le chat.",
  loading: "Ouverture de la carte",
  tabs: {
    label: "Carte, commande et chat",
    menu: "Carte",
    order: (d) => "Commande" + plural(d.count, 0, fr, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, fr, { "0": "", other: " (" + d.count + ")" })
  },
  noSession: {
    title: "Où faut-il l’apporter ?",
    text: "Scannez le code sur votre table ou dans votre chambre, ou saisissez les 8 caractères en dessous. Vous verrez alors la carte.",
    action: "Scanner ou saisir le code"
  },
  closed: {
    title: "Votre visite ici est terminée",
    text: "Pour commander encore ici, scannez le code sur votre table ou dans votre chambre."
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "La carte ne peut pas s’ouvrir pour l’instant",
    text: "Ce que vous avez choisi reste sur cet appareil.",
    retry: "Réessayer"
  },
  search: "Chercher dans la carte",
  language: "Langue",
  filter: "Filtrer",
  diets: "Seulement les plats marqués",
  allergens: "Sans les plats qui indiquent",
  clear: "Effacer les filtres",
  guard: "Confirmez auprès du personnel ; une contamination croisée n’est pas exclue. La carte indique ce que la cuisine a noté, et ce n’est peut-être pas tout.",
  shown: (d) => "Plats : " + d.count,
  noneFits: "Aucun plat ne convient. Effacez un filtre, ou demandez dans le chat.",
  empty: "Il n’y a pas encore de carte ici.",
  emptyText: "Demandez dans le chat ce que vous pouvez avoir. Une personne répond si l’assistant ne sait pas.",
  toChat: "Demander dans le chat",
  asOf: (d) => "Voici la carte à " + d.time + " ; les prix et les plats épuisés ont pu changer.",
  offline: "Vous êtes hors ligne. Rien n’est commandé avant que vous ne le confirmiez au retour de la connexion.",
  kitchenClosed: (d) => "La cuisine est fermée. Elle ouvre à " + d.time + " ; vous pouvez commander pour plus tard.",
  served: (d) => "Servi de " + d.from + " à " + d.until,
  soldOut: "Épuisé",
  fromTime: (d) => "À partir de " + d.time,
  contains: (d) => "Indiqués : " + d.allergens,
  noAllergens: "Aucun allergène n’est indiqué.",
  age: "Pour adultes ; une pièce d’identité est demandée à la livraison.",
  choose: (d) => "Choisir " + d.dish,
  add: (d) => "Ajouter pour " + d.price,
  addAhead: (d) => "Ajouter pour plus tard, " + d.price,
  close: "Fermer",
  rule: {
    one: "Choisissez-en un",
    exactly: (d) => "Choisissez-en " + d.count,
    range: (d) => "Choisissez de " + d.min + " à " + d.max,
    upTo: (d) => "Choisissez-en " + plural(d.max, 0, fr, { one: "un si vous voulez", other: "jusqu’à " + number("fr", d.max, 0) })
  },
  missing: (d) => "Choisissez dans " + d.group + ".",
  tooMany: (d) => "Choisissez-en moins dans " + d.group + ".",
  free: "compris",
  note: "Note pour la cuisine",
  noteHint: "140 caractères au plus. Les allergies ont leur propre champ dans la commande.",
  quantity: "Combien",
  lessOf: (d) => "Un " + d.dish + " de moins",
  moreOf: (d) => "Un " + d.dish + " de plus",
  takeOut: (d) => "Retirer " + d.dish,
  added: (d) => d.dish + " est dans votre commande.",
  removed: (d) => d.dish + " est retiré.",
  undo: "Annuler",
  order: "Votre commande",
  orderEmpty: "Elle est encore vide.",
  orderEmptyText: "Choisissez dans la carte, ou écrivez dans le chat ce que vous voulez.",
  toMenu: "Voir la carte",
  troubles: {
    "sold-out": "Épuisé maintenant. Retirez-le pour commander le reste.",
    "not-now": "Non servi à cette heure. Choisissez une autre heure, ou retirez-le.",
    other: "N’est plus à la carte. Retirez-le pour commander le reste."
  },
  ahead: (d) => "Servi de " + d.from + " à " + d.until + " ; choisissez une heure.",
  allergy: "Allergie ou intolérance",
  allergyHint: "La cuisine doit la lire avant de commencer.",
  saveAllergy: "Enregistrer",
  allergyKept: (d) => "La cuisine lit : « " + d.text + " ».",
  when: "Quand",
  asap: "Dès que possible",
  noTime: "Dans les prochaines 24 heures, il n’y a pas d’heure où tout cela est servi. Retirez quelque chose.",
  total: "Total",
  included: "Taxes et service compris. Aucun pourboire n’est ajouté.",
  pay: "Comment souhaitez-vous payer ?",
  payments: {
    room: "Sur ma chambre",
    on_delivery: "Payer à la livraison"
  },
  confirm: (d) => "Commander pour " + d.price,
  discard: "Abandonner la commande",
  changed: "Quelque chose a changé avant la commande. Regardez, et commandez à nouveau si cela convient.",
  changes: {
    price: (d) => d.dish + " : " + d.before + " est maintenant " + d.after + " l’unité.",
    total: (d) => "Le total était " + d.before + " et est maintenant " + d.after + ".",
    trouble: (d) => d.dish + " : " + d.trouble
  },
  placed: "En cuisine",
  orderNo: (d) => "Commande n° " + d.no,
  "for": (d) => "Pour " + d.time,
  states: {
    received: "Reçue",
    accepted: "Acceptée",
    preparing: "En préparation",
    served: "Servie",
    asks: "Attend votre réponse",
    refused: "Refusée",
    cancelled: "Annulée"
  },
  expected: (d) => "Attendue avant " + d.time + ".",
  steps: "Étapes de la commande",
  reason: (d) => "La cuisine dit : « " + d.reason + " ».",
  again: "Mettre dans une nouvelle commande",
  details: "Détails",
  someLeft: (d) => d.names + " n’est pas disponible ; choisissez autre chose à la place."
}
