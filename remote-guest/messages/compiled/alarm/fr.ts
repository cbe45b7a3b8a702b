// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const alarmMessages: AlarmMessages = {
  label: "Urgence",
  title: "De l’aide est appelée",
  titleInDoubt: "Êtes-vous en sécurité ?",
  alerted: (d) => "Le personnel a été alerté à " + d.time + ".",
  taken: (d) => d.name + " s’en occupe.",
  takenSince: (d) => d.name + " s’en occupe depuis " + d.time + ".",
  notTaken: "Ne les attendez pas si vous êtes en danger.",
  offline: "Vous êtes hors ligne. Les appels fonctionnent ; ce que vous écrivez sera envoyé au retour de la connexion.",
  steps: {
    medical: (d) => "Appelez le " + d.number + " si une vie peut être en danger.\nRestez avec la personne.\nFaites ce que le " + d.number + " vous dit.",
    fire: (d) => "Sortez tout de suite. Fermez la porte derrière vous.\nPrenez l’escalier, pas l’ascenseur.\nPuis appelez le " + d.number + ".\nSi vous ne pouvez pas sortir : fermez la porte et allez à une fenêtre.",
    security: (d) => "Allez dans un lieu sûr et verrouillez la porte.\nN’ouvrez à personne que vous ne connaissez pas.\nAppelez le " + d.number + " si vous êtes en danger.",
    "self-harm": (d) => "Vous n’êtes pas seul. Appelez le " + d.number + " et parlez-leur.\nÉloignez-vous de tout ce qui pourrait vous blesser.\nRestez près d’autres personnes si vous le pouvez.",
    trapped: (d) => "Restez où vous êtes. Ne forcez pas la porte.\nDans un ascenseur, appuyez sur le bouton d’alarme.\nAppelez le " + d.number + " si quelqu’un se sent mal.",
    water: "N’entrez pas dans l’eau.\nÉloignez-vous des prises et des lampes.\nQuittez la chambre si l’eau vient du plafond.",
    power: (d) => "Ne touchez ni câbles, ni prises, ni lampes.\nUtilisez la lumière du téléphone, pas de bougies.\nAppelez le " + d.number + " après une décharge électrique.",
    missing: (d) => "Restez là où vous avez vu l’enfant pour la dernière fois.\nGardez votre téléphone à portée de main.\nÉcrivez ici ce que porte l’enfant.\nAppelez le " + d.number + " maintenant.",
    "locked-child": (d) => "Restez à la porte. Continuez à parler à l’enfant.\nL’équipe arrive avec une clé.\nAppelez le " + d.number + " si l’enfant ne répond pas.",
    danger: (d) => "Allez dans un lieu sûr si vous le pouvez.\nAppelez le " + d.number + " si quelqu’un est en danger."
  },
  call: (d) => "Appeler le " + d.number,
  withoutPhone: {
    hotel: "Allez à la réception ou prévenez un membre du personnel.",
    restaurant: "Prévenez un membre du personnel.",
    str: "Prévenez votre hôte en personne, ou un voisin."
  },
  over: "C’est terminé",
  isOver: "Tout le monde est en sécurité ?",
  yesOver: "Oui, c’est terminé",
  notYet: "Pas encore",
  overNotSent: (d) => "Le personnel n’a pas pu être prévenu que c’est terminé : " + d.problem,
  overOffline: "Vous êtes hors ligne. Le personnel sera prévenu que c’est terminé au retour de la connexion."
}
