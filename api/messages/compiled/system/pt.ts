// Compiled from api/messages/pt.json by `npm run messages`.
import type { SystemMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const systemMessages: SystemMessages = {
  handedOff: {
    hotel: (d) => "Passei o assunto à Receção. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + "; procuram responder em " + d.minutes + " minutos.",
    restaurant: (d) => "Passei o assunto à nossa equipa. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + "; procuram responder em " + d.minutes + " minutos.",
    str: (d) => "Passei o assunto ao seu anfitrião. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + "; procuram responder em " + d.minutes + " minutos."
  },
  handedOffLate: {
    hotel: (d) => "Passei o assunto à Receção. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + ". Quem está à sua frente já espera mais do que pretendíamos, por isso não indicamos um tempo.",
    restaurant: (d) => "Passei o assunto à nossa equipa. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + ". Quem está à sua frente já espera mais do que pretendíamos, por isso não indicamos um tempo.",
    str: (d) => "Passei o assunto ao seu anfitrião. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + ". Quem está à sua frente já espera mais do que pretendíamos, por isso não indicamos um tempo."
  },
  unseenPhoto: "Não consigo ver fotografias.",
  alerted: {
    hotel: "A Receção e o gerente de serviço foram alertados e veem a sua mensagem em primeiro lugar.",
    restaurant: "A nossa equipa e o gerente de serviço foram alertados e veem a sua mensagem em primeiro lugar.",
    str: "O seu anfitrião e quem está de serviço foram alertados e veem a sua mensagem em primeiro lugar."
  },
  declined: (d) => "Lamentamos, não é possível: " + d.title + ". " + d.reason,
  cancelledByStaff: (d) => "A nossa equipa cancelou: " + d.title + ". " + d.reason,
  ordered: (d) => "O seu pedido está na cozinha. Total: " + d.total + ".",
  dishesRefused: (d) => "Lamentamos, a cozinha já não tem: " + d.dishes + ". Escolha outra coisa ou retire-o: «Detalhes» no cartão do pedido.",
  stillWaiting: {
    hotel: "Está a demorar mais do que dissemos, pedimos desculpa. O gerente de serviço já foi avisado.",
    restaurant: "Está a demorar mais do que dissemos, pedimos desculpa. O gerente de serviço já foi avisado.",
    str: "Está a demorar mais do que dissemos, pedimos desculpa. Quem está de serviço já foi avisado."
  },
  orCall: (d) => "Também pode ligar para " + d.phone + ".",
  slipped: {
    "not-begun": (d) => "Pedimos desculpa: isto demora mais do que dissemos. " + d.title + ": ainda ninguém pôde começar. Nova hora: " + d.time + " em vez de " + d.before + ".",
    "under-way": (d) => "Pedimos desculpa: isto demora mais do que dissemos. " + d.title + ": estamos a tratar disso e ainda não acabámos. Nova hora: " + d.time + " em vez de " + d.before + "."
  },
  notKept: {
    hotel: (d) => "Pedimos desculpa: " + d.title + " não estará pronto até às " + d.before + ", e não queremos indicar outra hora que não possamos cumprir. O gerente de serviço foi avisado.",
    restaurant: (d) => "Pedimos desculpa: " + d.title + " não estará pronto até às " + d.before + ", e não queremos indicar outra hora que não possamos cumprir. O gerente de serviço foi avisado.",
    str: (d) => "Pedimos desculpa: " + d.title + " não estará pronto até às " + d.before + ", e não queremos indicar outra hora que não possamos cumprir. Quem está de serviço foi avisado."
  },
  expired: (d) => "Pedimos desculpa: ninguém pôde decidir a tempo, por isso não foi aprovado: " + d.title + ". Pode voltar a pedir, ou pedir para falar com uma pessoa.",
  awaitingAnswer: (d) => "Aguardamos a sua resposta sobre isto: " + d.title + ".",
  emergencyWaiting: (d) => "Ainda ninguém atendeu este pedido, e toda a equipa de serviço foi avisada de novo. Se alguém estiver em perigo, não espere por nós: ligue já para o " + d.number + ".",
  offered: (d) => d.title + ": em alternativa, podemos oferecer: " + d.offer + ". Serve-lhe? Aceite ou recuse no cartão.",
  moved: (d) => "Agora está em " + d.place + ". O que pediu e ainda está em curso vai para aí.",
  merged: (d) => "Juntámos dois dos seus pedidos, para que ninguém venha duas vezes: " + d.title + ".",
  planned: (d) => d.title + " está agora previsto para " + d.time + ". " + d.reason,
  kitchenClosed: {
    until: (d) => "A cozinha está fechada até " + d.time + ". Pode pedir para essa altura no menu.",
    open: "A cozinha está fechada a essa hora."
  },
  confirmed: (d) => "Está confirmado: " + d.what + ".",
  approved: (d) => "Está aprovado: " + d.what + ".",
  raised: (d) => "A nossa equipa registou isto para si: " + d.title + "."
}
