// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { VisitEmailMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const visitEmailMessages: VisitEmailMessages = {
  title: "E-mail sobre a sua estadia",
  about: "Quando esta página está fechada e este dispositivo não mostra mensagens, podemos escrever-lhe: quando os seus pedidos mudam ou alguém responde.",
  address: "O seu endereço de e-mail",
  agree: "Enviem-me e-mails sobre esta estadia para este endereço.",
  agreeHint: "Para mais nada. O endereço é apagado quando a sua estadia acaba, e pode apagá-lo a qualquer momento.",
  send: "Enviem-me um código",
  typeAddress: "Escreva o seu endereço de e-mail, como nome@mail.com.",
  mustAgree: "Assinale a caixa se quer estes e-mails.",
  sentTo: (d) => "Enviámos um código para " + d.address + ". É válido durante dez minutos.",
  code: "Código do e-mail",
  confirm: "Confirmar",
  again: "Enviar outro código",
  change: "Outro endereço",
  wrong: (d) => "" + plural(d.count, 0, pt, { one: "Não é esse o código. Pode tentar mais uma vez.", other: "Não é esse o código. Pode tentar mais " + d.count + " vezes." }),
  over: "Este código já não é válido. Peça outro.",
  on: (d) => "Os e-mails sobre a sua estadia vão para " + d.address + " enquanto esta página está fechada.",
  remove: "Apagar o endereço",
  removed: "O endereço foi apagado. Não recebe mais e-mails.",
  tooMany: "Foram enviados demasiados códigos. Tente amanhã ou com outro endereço.",
  failed: "Não resultou. Tente de novo, por favor.",
  stopTitle: "Parar e-mails sobre a sua estadia",
  stopAbout: "O seu endereço é apagado e não recebe mais e-mails sobre esta estadia.",
  stop: "Parar os e-mails",
  stopped: "Feito. O seu endereço foi apagado e não recebe mais e-mails.",
  noLink: "Esta ligação não está completa. Abra-a de novo a partir do e-mail.",
  toChat: "Para o chat"
}
