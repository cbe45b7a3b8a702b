// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { OrdersMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const ordersMessages: OrdersMessages = {
  title: "Os seus pedidos",
  loading: "A abrir os seus pedidos",
  intro: "Tudo o que pediu aqui, com a hora.",
  where: (d) => d.property + ", " + d.place,
  filter: "Mostrar",
  filters: {
    all: "Tudo",
    requests: "Pedidos",
    food: "Comida e bebidas",
    bookings: "Reservas"
  },
  active: "Em curso",
  over: "Concluídos",
  askedAt: (d) => "Pedido às " + d.time,
  total: "Total, impostos incluídos",
  empty: "Ainda nada. Peça o que quiser.",
  emptyText: "O que pedir na conversa aparece aqui, com quem trata disso e até quando.",
  emptyKind: "Nada deste tipo.",
  toChat: "Ir para a conversa",
  inChat: "Ver na conversa",
  back: "Todos os pedidos",
  choose: "Escolha um pedido para ver o que aconteceu.",
  unknown: "Este pedido não é seu ou já não está aqui.",
  asOf: (d) => "Estado às " + d.time + ". Pode fazer alterações quando voltar a ter ligação.",
  offline: "Está sem ligação. Pode fazer alterações quando voltar a ter ligação.",
  ended: "A sua visita terminou. Ainda pode ler o que pediu.",
  scanAgain: "Ler o código de novo",
  noSession: {
    title: "Onde está?",
    text: "Leia o código no seu quarto ou na sua mesa. O que pedir aparece então aqui.",
    action: "Ler ou escrever o código"
  },
  closed: {
    title: "A sua visita terminou",
    text: "Se ainda aí está, leia o código outra vez: abre-se uma nova conversa. Os pedidos em aberto continuam, mas não aparecem nela."
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir os seus pedidos agora",
    text: "Abre-se sozinho quando a ligação voltar.",
    retry: "Tentar de novo"
  },
  history: "O que aconteceu",
  you: "Você",
  staff: "Equipa",
  assistant: "Assistente de IA",
  events: {
    slipped: (d) => "Nova hora " + d.time + " em vez de " + d.before,
    notKept: (d) => "A hora " + d.before + " não será cumprida",
    promised: (d) => "Prometido para as " + d.time,
    scheduled: (d) => "Marcado para as " + d.time,
    offered: "Foi proposta outra coisa",
    "offer-accepted": "Proposta aceite",
    "offer-declined": "Proposta recusada",
    reopened: "Não está feito: aberto de novo",
    rated: (d) => "Avaliado com " + d.stars + " em 5",
    expired: "Caducou: ninguém decidiu a tempo",
    "allergy-told": "Disse à cozinha que há uma alergia",
    "allergy-read": "A cozinha leu a alergia",
    ready: "Pronto",
    preparing: "Em preparação",
    "dishes-refused": "Um prato esgotou",
    "dishes-answered": "Decidiu sobre isso"
  },
  ordered: "O que encomendou",
  free: "Cancelar não custa nada, porque ninguém começou.",
  freeOrder: "Cancelar não custa nada, porque a cozinha ainda não começou.",
  tooLate: "Já não é possível cancelar, porque alguém está a tratar disto. Se algo está mal, diga-o abaixo.",
  again: "Pedir de novo",
  againText: (d) => "Outra vez, por favor: " + plural(d.quantity, 0, pt, { "1": "", other: d.quantity + " " }) + d.title + ".",
  wrong: {
    open: "Algo está mal",
    label: "O que está mal?",
    hint: "É lido por uma pessoa.",
    send: "Dizer à equipa",
    close: "Fechar",
    reopened: "Está aberto de novo, com nova hora. A equipa tem as suas palavras.",
    person: "Foi chamada uma pessoa, que responde na conversa.",
    empty: "Escreva o que está mal."
  },
  rate: {
    question: "Como correu?",
    stars: (d) => d.stars + " " + plural(d.stars, 0, pt, { one: "estrela", other: "estrelas" }) + " em 5",
    words: "Algo a acrescentar (opcional)",
    send: "Enviar avaliação",
    choose: "Escolha de uma a cinco estrelas.",
    thanks: (d) => "Deu " + d.stars + " em 5. Obrigado.",
    low: "Não foi suficientemente bom. Se algo ainda está mal, diga-o e uma pessoa ajuda."
  },
  language: "Língua",
  profile: "O seu perfil",
  ranOut: "Esgotado; não é cobrado",
  swap: "Escolher outra coisa"
}
