// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ChatMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const chatMessages: ChatMessages = {
  title: "Chat",
  intro: "Demandez tout ce que vous voulez, avec vos mots. Les questions ont une réponse immédiate ; les demandes vont à la bonne personne, avec une heure que vous voyez.",
  loading: "Ouverture de votre chat",
  label: (d) => "Chat avec " + d.property,
  log: "Conversation",
  missed: (d) => d.count + " " + plural(d.count, 0, fr, { one: "nouveau", other: "nouveaux" }),
  latest: "Plus récent",
  asOf: (d) => "État à " + d.time + ".",
  resolved: "Cette conversation a été close. Écrivez à nouveau et elle reprend.",
  times: (d) => "Heures : " + d.zone + ".",
  you: "Vous",
  assistant: "Assistant IA",
  language: "Langue",
  header: {
    change: "changer",
    person: "Parler à quelqu’un",
    ai: (d) => "Assistant IA, d’après " + d.property + ".",
    awaited: "Une personne va répondre. L’IA prend les demandes simples.",
    there: "Une personne répond. L’assistant IA se tait."
  },
  composer: {
    look: "Voir les nouveaux messages",
    label: (d) => "Message à " + d.to,
    placeholder: "Que désirez-vous ?",
    send: "Envoyer",
    over: (d) => plural(d.count, 0, fr, { one: d.count + " caractère", other: d.count + " caractères" }) + " de trop. Raccourcissez le texte ou envoyez-le en deux parties.",
    count: (d) => d.length + " sur " + d.max + " caractères"
  },
  message: {
    sources: "D’où cela vient",
    confirmed: (d) => d.title + ", confirmé " + d.day,
    wrong: "C’est inexact",
    wrongWhat: (d) => "C’est inexact : " + d.title,
    thanks: "Merci, nous vérifions.",
    sent: "Envoyé",
    seen: "Vu",
    sending: "Envoi",
    notYet: "Pas encore envoyé",
    notSent: (d) => "Non envoyé. " + d.reason,
    retry: "Réessayer",
    edit: "Modifier",
    "delete": "Supprimer",
    reading: "Lecture de votre message"
  },
  opening: {
    morning: (d) => "Bonjour. Demandez tout à " + d.property + ".",
    afternoon: (d) => "Bonjour. Demandez tout à " + d.property + ".",
    evening: (d) => "Bonsoir. Demandez tout à " + d.property + ".",
    night: (d) => "Bonsoir. Demandez tout à " + d.property + ".",
    text: "Écrivez comme vous le diriez. Les questions ont une réponse immédiate ; les demandes vont à la bonne personne, avec une heure que vous voyez.",
    menu: "Voir la carte",
    starters: "Pour commencer"
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "Votre chat ne peut pas s’ouvrir pour l’instant",
    offlineText: "Il s’ouvre de lui-même au retour de la connexion. Ce que vous avez écrit reste sur cet appareil.",
    text: "Le service n’a pas pu être joint. Ce que vous avez écrit reste sur cet appareil.",
    next: (d) => "Nouvel essai dans " + d.wait + ".",
    retry: "Réessayer"
  },
  personProblem: {
    title: "Personne n’a encore pu être prévenu",
    text: "Nous redemandons au retour de la connexion.",
    phone: (d) => "Vous pouvez aussi appeler le " + d.phone + "."
  },
  ended: {
    title: "Votre visite ici est terminée",
    text: "Vous pouvez encore tout lire ici. Pour écrire, scannez à nouveau le code : un nouveau chat s’ouvre, et ce que vous avez saisi est conservé.",
    action: "Scanner à nouveau",
    goesOn: (d) => "Encore en cours : " + d.titles + "."
  },
  services: {
    open: "Services",
    all: "Voir tous les services",
    taken: "C’est dans le message. Envoyez-le, ou modifiez-le d’abord."
  },
  solved: {
    question: "Cela a-t-il répondu à votre question ?",
    yes: "Oui",
    no: "Non",
    good: "Tant mieux.",
    missing: "L’équipe voit qu’il manque quelque chose. Demandez autrement ou parlez à quelqu’un."
  }
}
