// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { RestaurantNoSessionMessages } from './messages.ts';

export const restaurantNoSessionMessages: RestaurantNoSessionMessages = {
  title: "Dove dobbiamo portarlo?",
  text: "Scansioni il codice sul tavolo o in camera, o scriva gli 8 caratteri sotto. Poi vede il menu.",
  ended: "La sua visita è terminata",
  endedText: "Per ordinare ancora qui, scansioni il codice sul tavolo o in camera.",
  action: "Scansiona o scrivi il codice"
}
