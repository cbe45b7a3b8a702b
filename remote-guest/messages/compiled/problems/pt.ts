// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const problemsMessages: ProblemsMessages = {
  offline: "Está sem ligação. Tente de novo quando a ligação voltar.",
  unreachable: "Não é possível chegar ao serviço agora. Tente daqui a pouco.",
  tooMany: "Foi muito de uma vez. Espere um pouco e tente de novo.",
  ended: "A sua visita terminou. Leia o código de novo.",
  orderChanged: "Algo mudou na encomenda. Veja-a e confirme de novo.",
  tooLong: "É demasiado longo. Encurte o texto ou envie-o em duas partes.",
  other: "Não funcionou. Tente de novo ou peça para falar com uma pessoa."
}
