// Compiled from concierge/messages/fr.json by `npm run messages`.
import type { SentencesMessages } from './messages.ts';

export const sentencesMessages: SentencesMessages = {
  requested: {
    deliver: {
      by: (d) => "Bien sûr. " + d.department + " vous apporte " + d.items + " avant " + d.time + " (" + d.place + ").",
      open: (d) => "Bien sûr. J’ai demandé " + d.items + " à " + d.department + " (" + d.place + ")."
    },
    fix: {
      by: (d) => "Je suis désolé. " + d.department + " interviendra pour " + d.items + " " + d.inPlace + " avant " + d.time + ".",
      open: (d) => "Je suis désolé. J’ai demandé à " + d.department + " d’intervenir pour " + d.items + " " + d.inPlace + "."
    },
    fixOwn: {
      by: (d) => "Je suis désolé. " + d.department + " s’en occupera " + d.inPlace + " avant " + d.time + ".",
      open: (d) => "Je suis désolé. J’ai demandé à " + d.department + " de s’en occuper " + d.inPlace + "."
    },
    book: {
      by: (d) => "J’ai transmis à " + d.department + " votre demande pour " + d.items + ". Vous aurez une réponse ici avant " + d.time + " ; la réservation est ferme dès sa confirmation.",
      open: (d) => "J’ai transmis à " + d.department + " votre demande pour " + d.items + ". La réservation est ferme dès sa confirmation ici."
    },
    approve: {
      by: (d) => "J’ai transmis à " + d.department + " votre demande pour " + d.items + ". L’équipe décide et vous répond ici avant " + d.time + ".",
      open: (d) => "J’ai transmis à " + d.department + " votre demande pour " + d.items + ". L’équipe décide et vous répond ici."
    },
    free: {
      by: (d) => "J’ai transmis votre message à " + d.department + ". L’équipe s’en occupera avant " + d.time + ".",
      open: (d) => "J’ai transmis votre message à " + d.department + "."
    },
    work: {
      cleaning: (d) => "Bien sûr. " + d.department + " fera le ménage de votre chambre avant " + d.time + ".",
      turndown: (d) => "Bien sûr. " + d.department + " préparera les lits pour la nuit avant " + d.time + ".",
      trash: (d) => "Bien sûr. " + d.department + " videra les poubelles avant " + d.time + ".",
      laundry: (d) => "Bien sûr. " + d.department + " passera prendre votre linge avant " + d.time + ".",
      minibar: (d) => "Bien sûr. " + d.department + " remplira le minibar avant " + d.time + ".",
      luggageStorage: (d) => "Bien sûr. " + d.department + " passera prendre vos bagages avant " + d.time + ".",
      roomService: (d) => "Bien sûr. " + d.department + " vous apportera votre commande avant " + d.time + ".",
      bedLinen: (d) => "Bien sûr. " + d.department + " changera les draps avant " + d.time + "."
    }
  },
  requestedAsSaid: (d) => "J’ai transmis à " + d.department + " votre demande pour " + d.items + " (" + d.place + "), au moment que vous avez indiqué : " + d.when + ". L’équipe vous le confirmera ici.",
  told: {
    doNotDisturb: (d) => d.department + " sait que vous ne souhaitez pas être dérangé.",
    lateArrival: (d) => d.department + " sait que vous arriverez tard.",
    vip: (d) => d.department + " est au courant.",
    occasion: (d) => "Quelle belle occasion ! " + d.department + " est au courant.",
    checkedOut: (d) => d.department + " sait que vous partez.",
    away: (d) => d.department + " sait que vous êtes sorti.",
    noCleaning: (d) => d.department + " sait qu’il ne faut pas faire le ménage dans votre chambre.",
    delay: (d) => d.department + " est au courant de votre retard.",
    message: (d) => d.department + " a votre message.",
    notWanted: (d) => d.department + " sait que vous ne souhaitez pas " + d.items + "."
  },
  refused: {
    notOffered: (d) => "Je ne peux pas organiser cela ici moi-même : " + d.items + ".",
    manyThisHour: (d) => "Je n’ai pas pu enregistrer votre demande concernant " + d.items + " : il y a eu trop de demandes en une heure.",
    tooMany: (d) => "Vous avez demandé " + d.items + " : c’est plus que ce que je peux promettre seul.",
    manyOpen: (d) => "Plusieurs de vos demandes sont encore en cours : une personne s’occupe de " + d.items + ".",
    other: (d) => "Je n’ai pas pu enregistrer moi-même votre demande pour " + d.items + "."
  },
  status: {
    promised: (d) => "Votre demande pour " + d.items + " est chez " + d.department + ", promise avant " + d.time + ".",
    open: (d) => "Votre demande pour " + d.items + " est chez " + d.department + ".",
    late: (d) => "Votre demande pour " + d.items + " était promise avant " + d.time + " et elle a du retard. Je suis désolé.",
    none: "Je ne vois aucune demande en cours pour cela. Voulez-vous que j’en fasse une ?"
  },
  cancel: {
    done: (d) => "C’est fait. Votre demande pour " + d.items + " est annulée.",
    refused: (d) => "Votre demande pour " + d.items + " ne peut plus être annulée ici.",
    none: "Je ne vois aucune demande en cours à annuler.",
    which: "Quelle demande dois-je annuler ?"
  },
  amended: (d) => "J’ai informé " + d.department + " du changement : " + d.items + ".",
  declinedOpen: (d) => "Vous aviez demandé " + d.items + " (n° " + d.no + "). Dois-je annuler cette demande ?",
  declined: (d) => "C’est noté. Je ne demanderai pas " + d.items + ".",
  ask: {
    time: (d) => "Pour quelle heure dois-je demander " + d.items + " ?",
    date: (d) => "Pour quel jour dois-je demander " + d.items + " ?",
    when: (d) => "Pour quand dois-je demander " + d.items + " ?",
    until: (d) => "Jusqu’à quelle heure souhaitez-vous " + d.items + " ?",
    party: (d) => "Pour combien de personnes dois-je demander " + d.items + " ?",
    quantity: (d) => "Combien dois-je en demander : " + d.items + " ?",
    pieces: (d) => "Combien de pièces y a-t-il, pour " + d.items + " ?",
    items: (d) => "Que souhaitez-vous, pour " + d.items + " ?",
    what: (d) => "Que souhaitez-vous, pour " + d.items + " ?",
    treatment: (d) => "Quel soin souhaitez-vous, pour " + d.items + " ?",
    from: (d) => "À partir de quelle heure souhaitez-vous " + d.items + " ?",
    ages: (d) => "Quel âge ont les enfants, pour " + d.items + " ?",
    pet: (d) => "De quel animal s’agit-il, pour " + d.items + " ?",
    day: (d) => "Pour quel jour dois-je demander " + d.items + " ?",
    people: (d) => "Pour combien de personnes dois-je demander " + d.items + " ?",
    nearDay: (d) => "Il fait encore nuit, je préfère donc vérifier : souhaitez-vous " + d.items + " aujourd’hui ou demain ?",
    other: (d) => "Pour " + d.items + ", pouvez-vous me dire : " + d.slot + " ?"
  },
  confirm: {
    deliver: (d) => "Souhaitez-vous " + d.items + " (" + d.place + ") ?",
    fix: (d) => "Y a-t-il un problème avec " + d.items + " " + d.inPlace + " ?",
    book: (d) => "Voulez-vous que je demande " + d.items + ", ou avez-vous une question à ce sujet ?"
  },
  nearDays: {
    today: (d) => "Aujourd’hui, " + d.day,
    tomorrow: (d) => "Demain, " + d.day
  },
  choices: {
    cancel: "Oui, annulez",
    yes: "Oui, s’il vous plaît",
    no: "Non, merci",
    person: "Parler à une personne",
    question: "J’ai une question",
    report: "Oui, envoyez quelqu’un",
    request: "Demandez-le"
  },
  choiceTexts: {
    yes: (d) => "Oui, apportez " + d.items + ", s’il vous plaît.",
    no: "Non, merci.",
    person: "Je voudrais parler à une personne.",
    question: (d) => "Que pouvez-vous me dire sur " + d.items + " ?",
    report: (d) => "Il y a un problème avec " + d.items + ".",
    request: (d) => "Je voudrais réserver " + d.items + ".",
    cancel: (d) => "Annuler la demande " + d.no + "."
  },
  unknownFact: "Je ne le sais pas, et je préfère ne pas deviner. Voulez-vous que j’appelle quelqu’un de l’équipe ?",
  foreignFact: (d) => "Voici ce que je sais : " + d.fact,
  knownInstead: (d) => "Je ne le sais pas exactement. Voici ce que je sais : " + d.fact,
  supposedFact: (d) => "Je ne suis pas tout à fait sûr de votre question, mais ceci peut vous aider : " + d.fact,
  whichFact: (d) => "Je ne le sais pas exactement. S’agit-il de " + d.titles + " ?",
  alsoKnown: (d) => "Je peux aussi vous parler de « " + d.title + " ».",
  unknown: "Je ne suis pas sûr d’avoir compris. Pouvez-vous le dire autrement, ou dois-je appeler quelqu’un de l’équipe ?",
  awaited: "L’équipe a votre message et vous répondra ici.",
  offerPerson: "Voulez-vous que j’appelle quelqu’un de l’équipe ?",
  offTopic: "Je ne peux vous aider que pour votre séjour ici. Avez-vous besoin de quelque chose ?",
  chooseBetween: (d) => "Je ne suis pas sûr de ce que vous souhaitez. Est-ce l’un de ces choix : " + d.items + " ?",
  followWhat: "À propos de quoi souhaitez-vous le savoir ?",
  meantWhat: "Je ne suis pas sûr de quoi il s’agit. Que souhaitez-vous ?",
  smallTalk: {
    greet: (d) => "Bonjour ! Je suis l’assistant IA de " + d.property + ". Que puis-je faire pour vous ?",
    who: (d) => "Je suis l’assistant IA de " + d.property + ", pas une personne. Vous pouvez demander une personne à tout moment.",
    mood: "Merci de demander. Que puis-je faire pour vous ?",
    bye: "Au revoir, et bon séjour.",
    thanks: "Avec plaisir.",
    sorry: "Il n’y a pas de mal.",
    help: (d) => "Je peux demander des serviettes, le ménage, des réparations, des réservations et bien plus, et répondre à vos questions sur " + d.property + ".",
    yes: "Que puis-je faire pour vous ?",
    no: "Très bien. Je suis là si vous avez besoin de quelque chose.",
    chat: "Merci de me le dire. Que puis-je faire pour vous ?",
    feeling: "Merci de me dire comment vous vous sentez. Si quelque chose peut vous aider, dites-le-moi, ou demandez une personne."
  },
  handoff: {
    emergency: "J’alerte l’équipe immédiatement. Si quelqu’un est en danger, appelez les secours et quittez les lieux si vous le pouvez.",
    "emergency:medical": "J’alerte l’équipe immédiatement. Si une vie est en danger, appelez les secours maintenant et restez auprès de la personne.",
    restricted: "C’est à une personne de l’équipe d’en décider.",
    "restricted:complaint": "Je suis vraiment désolé.",
    "restricted:allergy": "Veuillez confirmer les allergies avec le personnel ; une contamination croisée ne peut pas être exclue.",
    "restricted:medical": "Je ne peux pas donner de conseils médicaux.",
    "restricted:legal": "Je ne peux pas donner de conseils juridiques.",
    "restricted:other-guest": "Je ne peux rien dire sur les autres clients ni vous mettre en relation avec une chambre.",
    "order-time": "Une commande pour plus tard est prise en charge par une personne de l’équipe.",
    "restricted:access": "Pour votre sécurité, une personne de l’équipe s’occupe des portes, des clés et des codes.",
    "restricted:staff-data": "Je ne donne pas les données personnelles de l’équipe.",
    "two-failed-tries": "Je n’ai pas pu vous aider moi-même.",
    "engine-error": "Quelque chose s’est mal passé de mon côté."
  },
  onDay: (d) => d.time + " le " + d.day,
  steps: {
    search: "Je me renseigne",
    request: "Je transmets votre demande",
    cancel: "J’annule",
    menu: "Je consulte la carte",
    order: "Je note votre commande"
  },
  offered: {
    which: (d) => "Lequel souhaitez-vous : " + d.items + " ?",
    about: (d) => "Vous pouvez demander ici : " + d.items + ". " + d.description + " Dois-je le demander ?"
  },
  acknowledged: "Merci de me dire comment vous vous sentez.",
  openers: "Merci de me dire comment vous vous sentez.\nBien sûr.\nJe suis désolé.",
  place: {
    room: (d) => "chambre " + d.no,
    table: (d) => "table " + d.no,
    inRoom: (d) => "dans la chambre " + d.no,
    inTable: (d) => "à la table " + d.no,
    inside: (d) => "(" + d.label + ")"
  }
}
