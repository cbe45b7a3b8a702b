// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { RestaurantNoSessionMessages } from './messages.ts';

export const restaurantNoSessionMessages: RestaurantNoSessionMessages = {
  title: "Onde quer ser servido?",
  text: "Leia o código na sua mesa ou no seu quarto, ou escreva os 8 caracteres por baixo dele. Depois vê a ementa.",
  ended: "A sua visita terminou",
  endedText: "Para voltar a pedir aqui, leia o código na sua mesa ou no seu quarto.",
  action: "Ler ou escrever o código"
}
