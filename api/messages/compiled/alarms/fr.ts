// Compiled from api/messages/fr.json by `npm run messages`.
import type { AlarmsMessages } from './messages.ts';

export const alarmsMessages: AlarmsMessages = {
  steps: {
    medical: (d) => "L'équipe est alertée. Si une vie est en danger, appelez le " + d.number + " tout de suite. Restez auprès de la personne et faites ce que le " + d.number + " vous dit. Si elle ne respire pas, dites-le d'abord.",
    fire: (d) => "L'équipe est alertée. Sortez tout de suite, fermez la porte derrière vous, prenez l'escalier et non l'ascenseur, et prévenez les autres en chemin. Puis appelez le " + d.number + ". Si vous ne pouvez pas sortir, fermez la porte, bouchez les fentes avec des serviettes mouillées et allez à une fenêtre.",
    security: (d) => "L'équipe est alertée. Mettez-vous à l'abri, fermez la porte à clé si possible et n'ouvrez à personne que vous ne connaissez pas. Appelez le " + d.number + " si vous êtes en danger.",
    "self-harm": (d) => "L'équipe est alertée et quelqu'un est prié de venir vous voir. Vous n'êtes pas seul. Appelez le " + d.number + " maintenant et parlez-leur, et éloignez-vous de tout ce qui pourrait vous blesser.",
    trapped: (d) => "L'équipe est alertée. Restez où vous êtes et ne forcez pas la porte. Dans un ascenseur, appuyez sur le bouton d'alarme. Si quelqu'un se sent mal ou si vous respirez mal, appelez le " + d.number + ".",
    water: (d) => "L'équipe est alertée. N'entrez pas dans l'eau et restez loin des prises et des lampes. Quittez la chambre si de l'eau traverse le plafond. Appelez le " + d.number + " si quelqu'un est en danger.",
    power: (d) => "L'équipe est alertée. Ne touchez ni câbles, ni prises, ni lampes. Si quelqu'un a reçu une décharge électrique, appelez le " + d.number + ". Utilisez la lumière de votre téléphone et pas de bougies.",
    missing: (d) => "L'équipe est alertée et cherche avec vous. Restez là où vous avez vu l'enfant pour la dernière fois, ou envoyez-y quelqu'un, et gardez votre téléphone à portée de main. Écrivez ici ses vêtements, son âge et où vous l'avez vu. Appelez le " + d.number + " maintenant.",
    "locked-child": (d) => "L'équipe est alertée et vient avec une clé. Restez à la porte et continuez à parler calmement à l'enfant. Ne partez pas. S'il est blessé, ne répond pas ou a trop chaud, appelez le " + d.number + " maintenant.",
    danger: (d) => "L'équipe est alertée. Si quelqu'un est en danger, mettez-vous à l'abri si possible et appelez le " + d.number + " tout de suite."
  },
  again: (d) => "L'équipe voit aussi ce message. Si quelqu'un est en danger, appelez le " + d.number + " tout de suite.",
  askSafe: (d) => "J'ai peut-être mal compris, l'équipe est donc alertée. Êtes-vous en sécurité ? Si quelqu'un est en danger, appelez le " + d.number + " tout de suite.",
  safe: {
    label: "Oui, je suis en sécurité",
    text: "Oui, je suis en sécurité."
  },
  notSafe: {
    label: "Non, j'ai besoin d'aide",
    text: "Non, j'ai besoin d'aide."
  },
  saidSafe: (d) => "Merci. L'équipe voit que vous dites être en sécurité. Si cela change, écrivez ici ou appelez le " + d.number + ".",
  taken: (d) => d.name + " a vu votre message et s'en occupe.",
  over: (d) => "Bien. L'équipe voit que vous dites que c'est fini. Sinon, écrivez ici ou appelez le " + d.number + ".",
  escalated: (d) => "Personne de l'équipe n'a encore répondu et elle est alertée de nouveau. N'attendez pas : si quelqu'un est en danger, appelez le " + d.number + " tout de suite.",
  orCall: (d) => "Vous pouvez aussi appeler le " + d.phone + "."
}
