// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { RestaurantNoSessionMessages } from './messages.ts';

export const restaurantNoSessionMessages: RestaurantNoSessionMessages = {
  title: "Wohin dürfen wir es bringen?",
  text: "Scannen Sie den Code auf Ihrem Tisch oder in Ihrem Zimmer, oder tippen Sie die 8 Zeichen darunter ein. Dann sehen Sie die Speisekarte.",
  ended: "Ihr Besuch hier ist beendet",
  endedText: "Um hier wieder zu bestellen, scannen Sie den Code auf Ihrem Tisch oder in Ihrem Zimmer.",
  action: "Code scannen oder eintippen"
}
