// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ChatNoSessionMessages } from './messages.ts';

export const chatNoSessionMessages: ChatNoSessionMessages = {
  title: "Onde está?",
  text: "Leia o código no seu quarto ou na sua mesa, ou escreva os 8 caracteres por baixo. Assim sabemos onde levar as coisas.",
  ended: "A sua visita terminou",
  endedText: (d) => "A conversa em " + d.property + ", " + d.place + " está fechada. Se ainda aí está, leia o código de novo: abre-se uma nova conversa, sem o que foi dito antes. Os pedidos em aberto continuam.",
  action: "Ler ou escrever o código",
  kept: "O que estava a escrever está guardado",
  keptText: (d) => "“" + d.draft + "” estará lá quando voltar à conversa."
}
