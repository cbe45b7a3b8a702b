// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { RestaurantNoSessionMessages } from './messages.ts';

export const restaurantNoSessionMessages: RestaurantNoSessionMessages = {
  title: "Où faut-il l’apporter ?",
  text: "Scannez le code sur votre table ou dans votre chambre, ou saisissez les 8 caractères en dessous. Vous verrez alors la carte.",
  ended: "Votre visite ici est terminée",
  endedText: "Pour commander encore ici, scannez le code sur votre table ou dans votre chambre.",
  action: "Scanner ou saisir le code"
}
