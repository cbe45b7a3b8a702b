// Compiled from api/messages/pt.json by `npm run messages`.
import type { RepliesMessages } from './messages.ts';

export const repliesMessages: RepliesMessages = {
  lookingIntoIt: (d) => "Obrigado por nos dizer, e lamento o sucedido. Estou a tratar disto agora e escrevo-lhe aqui. " + d.name,
  apology: (d) => "Peço muita desculpa por isto. Não é a estadia que queremos para si. Estou a tratar disso pessoalmente e escrevo-lhe aqui. " + d.name
}
