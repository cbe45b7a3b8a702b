// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { RegistrationMessages } from './messages.ts';

export const registrationMessages: RegistrationMessages = {
  title: "Enregistrement avant l’arrivée",
  intro: "Donnez ici vos informations, pour que la réception les ait.",
  loading: "Ouverture de votre enregistrement",
  kept: "Ce que vous écrivez reste sur cet appareil jusqu’à l’envoi.",
  offline: "Vous êtes hors ligne. Votre saisie est conservée ; vous pourrez l’envoyer au retour de la connexion.",
  progress: (d) => "Étape " + d.step + " sur " + d.count,
  steps: {
    who: "Sur vous",
    document: "Votre document",
    address: "Adresse et contact",
    companions: "Qui vous accompagne",
    arrival: "Arrivée et départ",
    signature: "Confirmation",
    review: "Vérifier"
  },
  fields: {
    givenNames: "Prénoms",
    familyNames: "Noms de famille",
    birthDate: "Date de naissance",
    nationality: "Nationalité",
    sex: "Sexe, comme sur le document",
    birthPlace: "Lieu de naissance",
    profession: "Profession",
    documentType: "Type de document",
    documentNumber: "Numéro du document",
    documentCountry: "Délivré par",
    documentExpiry: "Valable jusqu’au",
    supportNumber: "Numéro de support de la carte",
    residenceStatus: "Statut de séjour",
    street: "Rue et numéro",
    postalCode: "Code postal",
    city: "Ville",
    country: "Pays",
    email: "E-mail",
    phone: "Téléphone avec indicatif",
    arrivalDate: "Jour d’arrivée",
    arrivalTime: "Heure d’arrivée",
    departureDate: "Jour de départ",
    lastPlace: "D’où vous venez",
    nextPlace: "Où vous allez ensuite",
    reason: "Motif du voyage"
  },
  optional: (d) => d.field + " (facultatif)",
  pick: "Choisir",
  sexes: {
    F: "Féminin (F)",
    M: "Masculin (M)",
    X: "Autre (X)"
  },
  documents: {
    passport: "Passeport",
    "id-card": "Carte d’identité",
    "residence-permit": "Titre de séjour",
    other: "Autre document"
  },
  problems: {
    missing: "À remplir.",
    name: "Au moins deux lettres, sans chiffres.",
    date: "Ce n’est pas une date.",
    birthDate: "Un jour passé, il y a 120 ans au plus.",
    time: "Une heure, comme 15:30.",
    choice: "Choisissez dans la liste.",
    document: "3 à 30 lettres et chiffres.",
    email: "Une adresse, comme nom@example.com.",
    phone: "Avec le plus et l’indicatif, comme +351 912 345 678.",
    order: "Après le jour d’arrivée.",
    expired: "Le document expire avant votre départ.",
    unasked: "Ce n’est pas demandé ici."
  },
  mrz: {
    open: "Remplir avec les lignes au bas du document",
    label: "Les deux ou trois lignes avec <<<",
    hint: "Elles sont lues sur cet appareil et ne sont pas gardées.",
    read: "Lire les lignes",
    done: (d) => "Lu : " + d.fields + ". Comparez avec le document.",
    wrong: "Un chiffre de contrôle ne correspond pas, rien n’a été rempli. Regardez les lignes à nouveau.",
    unread: "Ce ne sont pas les lignes d’un document de voyage.",
    failed: "Le lecteur n’a pas pu être chargé. Vous pouvez remplir à la main."
  },
  companions: {
    none: "Laissez vide si vous voyagez seul.",
    person: (d) => "Personne " + d.number,
    add: "Ajouter une personne",
    remove: (d) => "Retirer la personne " + d.number,
    removed: (d) => "La personne " + d.number + " a été retirée.",
    undo: "Annuler"
  },
  signature: {
    label: "Signez ici",
    draw: "Dessinez au doigt ou à la souris, ou tapez votre nom dessous.",
    typed: "Ou tapez votre nom",
    clear: "Effacer le dessin",
    drawn: "Signé à la main"
  },
  accurate: "Ce que je dis ici est exact.",
  marketing: (d) => d.property + " peut m’écrire après le séjour. Cela n’a rien à voir avec l’enregistrement.",
  source: (d) => "Demandé par : " + d.source,
  next: "Suivant",
  back: "Retour",
  edit: (d) => "Modifier : " + d.step,
  send: "Envoyer l’enregistrement",
  notSent: "Non envoyé",
  notSentText: "Votre saisie est toujours là. Réessayez.",
  checkedAlready: "L’équipe l’a vérifié entre-temps, il reste donc tel qu’envoyé.",
  toFix: "Des réponses manquent ou sont inexactes. La première est affichée.",
  empty: "non indiqué",
  waiting: {
    title: "Envoyé. En attente de vérification.",
    text: (d) => "Envoyé " + d.time + ". Une personne de " + d.property + " le regarde, et cette page l’indiquera. D’ici là, vous pouvez le modifier.",
    change: "Modifier"
  },
  ready: {
    title: "Vérifié. Votre enregistrement est prêt.",
    text: (d) => d.property + " a vos informations. Montrez votre document à la réception à l’arrivée. Si quelque chose change, dites-le dans le chat."
  },
  changes: {
    title: "Merci de modifier quelque chose"
  },
  toChat: "Aller au chat",
  noSession: {
    title: "Où logez-vous ?",
    text: "Scannez le code de l’établissement pour vous enregistrer. Sans code, faites-le à la réception.",
    action: "Scanner ou saisir le code"
  },
  unreachable: {
    offline: "Vous êtes hors ligne",
    other: "Impossible d’ouvrir votre enregistrement pour l’instant",
    text: "Votre saisie est conservée sur cet appareil.",
    retry: "Réessayer"
  }
}
