// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { RestaurantNoSessionMessages } from './messages.ts';

export const restaurantNoSessionMessages: RestaurantNoSessionMessages = {
  title: "¿Dónde se lo llevamos?",
  text: "Escanee el código de su mesa o de su habitación, o escriba los 8 caracteres que hay debajo. Después verá la carta.",
  ended: "Su visita ha terminado",
  endedText: "Para volver a pedir aquí, escanee el código de su mesa o de su habitación.",
  action: "Escanear o escribir el código"
}
