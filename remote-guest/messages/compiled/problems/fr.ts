// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const problemsMessages: ProblemsMessages = {
  offline: "Vous êtes hors ligne. Réessayez une fois connecté.",
  unreachable: "Le service est injoignable pour l’instant. Réessayez dans un moment.",
  tooMany: "C’était beaucoup à la fois. Attendez un peu, puis réessayez.",
  ended: "Votre visite ici est terminée. Scannez à nouveau le code.",
  orderChanged: "Quelque chose a changé dans la commande. Regardez-la et confirmez à nouveau.",
  tooLong: "C’est trop long. Raccourcissez-le ou envoyez-le en deux parties.",
  other: "Cela n’a pas marché. Réessayez ou demandez à parler à une personne."
}
