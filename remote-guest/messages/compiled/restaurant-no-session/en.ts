// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { RestaurantNoSessionMessages } from './messages.ts';

export const restaurantNoSessionMessages: RestaurantNoSessionMessages = {
  title: "Where shall we bring it?",
  text: "Scan the code on your table or in your room, or type the 8 characters under it. Then you see the menu.",
  ended: "Your visit here has ended",
  endedText: "To order here again, scan the code on your table or in your room.",
  action: "Scan or type your code"
}
