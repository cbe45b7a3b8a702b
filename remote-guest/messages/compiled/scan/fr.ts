// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ScanMessages } from './messages.ts';

export const scanMessages: ScanMessages = {
  title: "Scannez votre code",
  intro: "Le carré dans votre chambre ou sur votre table. Sans application ni compte.",
  language: "Langue",
  resolving: "Recherche de votre code",
  offline: "Vous êtes hors ligne",
  offlineText: "Votre code reste sur cet appareil. Nous le cherchons dès le retour de la connexion.",
  tryNow: "Essayer maintenant",
  tryAgain: "Réessayer",
  another: "Scanner un autre code",
  stillOpen: (d) => "Votre chat à " + d.property + ", " + d.place + " est encore ouvert.",
  toChat: "Retour au chat",
  confirm: {
    question: "Êtes-vous ici ?",
    opening: "Ouverture de votre chat",
    go: "Continuer",
    checkIn: "Je m’enregistre",
    no: "Non, scanner un autre code",
    problem: "Votre chat ne peut pas s’ouvrir pour l’instant"
  },
  camera: {
    picture: "Image de la caméra",
    asking: "Votre navigateur demande si nous pouvons utiliser la caméra.",
    looking: "Recherche d’un code",
    light: "Lampe",
    again: "Réessayer la caméra",
    typeInstead: "Vous pouvez aussi saisir le code.",
    failures: {
      denied: {
        title: "La caméra n’est pas autorisée ici"
      },
      busy: {
        title: "La caméra est utilisée",
        text: "Fermez l’application qui l’utilise, puis réessayez."
      },
      insecure: {
        title: "Pas de caméra sur cette connexion",
        text: "Les navigateurs ne donnent la caméra qu’aux pages à adresse sécurisée (https)."
      },
      "no-reader": {
        title: "Le lecteur de code ne s’est pas chargé",
        text: "Vérifiez votre connexion et réessayez."
      },
      none: {
        title: "Aucune caméra trouvée",
        text: "Cet appareil ne nous montre aucune caméra."
      }
    },
    allow: {
      ios: "Touchez l’icône de page à côté de l’adresse, puis Réglages du site web, Appareil photo, Autoriser.",
      firefox: "Touchez l’icône de caméra à côté de l’adresse et levez le blocage.",
      android: "Touchez l’icône à gauche de l’adresse, puis Autorisations, et autorisez la caméra.",
      chrome: "Ouvrez l’icône à gauche de l’adresse et autorisez la caméra pour ce site.",
      other: "Ouvrez les réglages de ce site dans votre navigateur et autorisez la caméra."
    }
  },
  photo: {
    label: "Envoyer une photo du code",
    reading: "Recherche du code…",
    nothing: "Aucun code n’a pu être lu sur cette photo. Essayez-en une plus proche et nette, ou saisissez le code."
  }
}
