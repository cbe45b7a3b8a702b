// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ServicesMessages } from './messages.ts';

export const servicesMessages: ServicesMessages = {
  title: "Ce que vous pouvez demander",
  loading: "Ouverture des services",
  search: "Chercher un service",
  close: "Fermer",
  found: (d) => "Services : " + d.count,
  none: "Rien ne correspond. Écrivez-le avec vos mots.",
  empty: "Aucun service n’est encore indiqué. Écrivez ce que vous voulez.",
  opens: (d) => "Fermé, ouvre " + d.time,
  closed: "Fermé maintenant",
  unreachable: "Les services ne peuvent pas s’afficher pour l’instant. Écrivez ce que vous voulez.",
  retry: "Réessayer",
  asOf: (d) => "État : " + d.time + " ; les heures ont pu changer.",
  categories: {
    food: "Plats et boissons",
    toiletries: "Toilette et serviettes",
    technical: "Quelque chose ne marche pas",
    housekeeping: "Chambre",
    laundry: "Blanchisserie",
    special: "Activités",
    couple: "Bien-être et occasions",
    info: "Sur place",
    star: "Favoris",
    cuisine: "Restaurant",
    allergies: "Allergies",
    help: "Aide",
    assistance: "Assistance"
  }
}
