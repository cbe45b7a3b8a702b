// Compiled from api/messages/fr.json by `npm run messages`.
import type { SystemMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const systemMessages: SystemMessages = {
  handedOff: {
    hotel: (d) => "J’ai transmis votre demande à la réception. " + plural(d.position, 0, fr, { "1": "Vous êtes en tête de file", other: "Vous êtes au rang " + d.position + " de la file" }) + " ; une réponse est prévue d’ici " + d.minutes + " minutes.",
    restaurant: (d) => "J’ai transmis votre demande à notre équipe. " + plural(d.position, 0, fr, { "1": "Vous êtes en tête de file", other: "Vous êtes au rang " + d.position + " de la file" }) + " ; une réponse est prévue d’ici " + d.minutes + " minutes.",
    str: (d) => "J’ai transmis votre demande à votre hôte. " + plural(d.position, 0, fr, { "1": "Vous êtes en tête de file", other: "Vous êtes au rang " + d.position + " de la file" }) + " ; une réponse est prévue d’ici " + d.minutes + " minutes."
  },
  handedOffLate: {
    hotel: (d) => "J’ai transmis votre demande à la réception. " + plural(d.position, 0, fr, { "1": "Vous êtes en tête de file", other: "Vous êtes au rang " + d.position + " de la file" }) + ". D’autres avant vous attendent déjà plus longtemps que prévu ; nous n’annonçons donc pas de délai.",
    restaurant: (d) => "J’ai transmis votre demande à notre équipe. " + plural(d.position, 0, fr, { "1": "Vous êtes en tête de file", other: "Vous êtes au rang " + d.position + " de la file" }) + ". D’autres avant vous attendent déjà plus longtemps que prévu ; nous n’annonçons donc pas de délai.",
    str: (d) => "J’ai transmis votre demande à votre hôte. " + plural(d.position, 0, fr, { "1": "Vous êtes en tête de file", other: "Vous êtes au rang " + d.position + " de la file" }) + ". D’autres avant vous attendent déjà plus longtemps que prévu ; nous n’annonçons donc pas de délai."
  },
  unseenPhoto: "Je ne peux pas regarder les photos moi-même.",
  alerted: {
    hotel: "La réception et le responsable de service sont alertés et voient votre message en premier.",
    restaurant: "Notre équipe et le responsable de service sont alertés et voient votre message en premier.",
    str: "Votre hôte et la personne d’astreinte sont alertés et voient votre message en premier."
  },
  declined: (d) => "Nous sommes désolés, ce n’est pas possible : " + d.title + ". " + d.reason,
  cancelledByStaff: (d) => "Notre équipe a annulé ceci : " + d.title + ". " + d.reason,
  ordered: (d) => "Votre commande est en cuisine. Total " + d.total + ".",
  dishesRefused: (d) => "Nous sommes désolés, la cuisine n’a plus ceci : " + d.dishes + ". Choisissez autre chose ou retirez-le : « Détails » sur la carte de la commande.",
  stillWaiting: {
    hotel: "Cela prend plus de temps que prévu, et nous en sommes désolés. Le responsable de service est prévenu.",
    restaurant: "Cela prend plus de temps que prévu, et nous en sommes désolés. Le responsable de service est prévenu.",
    str: "Cela prend plus de temps que prévu, et nous en sommes désolés. La personne d’astreinte est prévenue."
  },
  orCall: (d) => "Vous pouvez aussi appeler le " + d.phone + ".",
  slipped: {
    "not-begun": (d) => "Nous sommes désolés : cela prend plus de temps que prévu. " + d.title + " : nous n’avons pas encore pu commencer. Nouvelle heure : " + d.time + " au lieu de " + d.before + ".",
    "under-way": (d) => "Nous sommes désolés : cela prend plus de temps que prévu. " + d.title + " : nous y travaillons et n’avons pas terminé. Nouvelle heure : " + d.time + " au lieu de " + d.before + "."
  },
  notKept: {
    hotel: (d) => "Nous sommes désolés : " + d.title + " ne sera pas prêt pour " + d.before + ", et nous ne voulons pas annoncer une autre heure que nous ne pourrions pas tenir. Le responsable de service est prévenu.",
    restaurant: (d) => "Nous sommes désolés : " + d.title + " ne sera pas prêt pour " + d.before + ", et nous ne voulons pas annoncer une autre heure que nous ne pourrions pas tenir. Le responsable de service est prévenu.",
    str: (d) => "Nous sommes désolés : " + d.title + " ne sera pas prêt pour " + d.before + ", et nous ne voulons pas annoncer une autre heure que nous ne pourrions pas tenir. La personne d’astreinte est prévenue."
  },
  expired: (d) => "Nous sommes désolés : personne n’a pu décider à temps, donc ceci n’est pas accordé : " + d.title + ". Vous pouvez redemander, ou demander à parler à une personne.",
  awaitingAnswer: (d) => "Nous attendons votre réponse à ce sujet : " + d.title + ".",
  emergencyWaiting: (d) => "Personne n’a encore pris ceci en charge, et toute l’équipe de service est prévenue à nouveau. Si quelqu’un est en danger, ne nous attendez pas : appelez le " + d.number + " maintenant.",
  offered: (d) => d.title + " : nous pouvons proposer ceci à la place : " + d.offer + ". Cela vous convient-il ? Acceptez ou refusez sur la carte.",
  moved: (d) => "Vous êtes maintenant ici : " + d.place + ". Ce que vous avez demandé et qui n’est pas encore fait y arrivera.",
  merged: (d) => "Nous avons réuni deux de vos demandes pour que personne ne vienne deux fois : " + d.title + ".",
  planned: (d) => d.title + " est maintenant prévu pour " + d.time + ". " + d.reason,
  kitchenClosed: {
    until: (d) => "La cuisine est fermée jusqu’à " + d.time + ". Vous pouvez commander pour ce moment-là dans le menu.",
    open: "La cuisine est fermée à cette heure."
  },
  confirmed: (d) => "C’est confirmé : " + d.what + ".",
  approved: (d) => "C’est approuvé : " + d.what + ".",
  raised: (d) => "Notre équipe a noté ceci pour vous : " + d.title + "."
}
