// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { RequestsMessages } from './messages.ts';

export const requestsMessages: RequestsMessages = {
  states: {
    "new": "Pedido",
    acknowledged: "Aceite",
    in_progress: "Em curso",
    needs_approval: "À espera de aprovação",
    declined: "Recusado",
    waiting_guest: "À sua espera",
    on_hold: "Em pausa",
    done: "Feito",
    closed: "Feito",
    cancelled: "Cancelado"
  },
  otherState: "Em análise",
  late: "Atrasado",
  asked: (d) => d.time + " pedido",
  accepted: (d) => d.time + " aceite",
  done: (d) => d.time + " feito",
  due: (d) => "até às " + d.time,
  paused: "O relógio está parado até isto avançar.",
  timeSaid: "Para a hora que disse; a confirmação aparece aqui.",
  timeAccepted: "Aceite para a hora que disse.",
  noTime: "Não há hora prometida; cada passo aparece aqui.",
  overdue: (d) => "Mais tarde do que o prometido: devia estar feito até às " + d.time + ", há " + d.span + ".",
  left: (d) => "Faltam " + d.span,
  minutes: (d) => d.count + " min",
  hours: (d) => d.count + " horas",
  moved: {
    staff: (d) => "Estava prometido para as " + d.before + ". " + d.reason,
    "not-begun": (d) => "Estava prometido para as " + d.before + "; ainda ninguém pôde começar.",
    "under-way": (d) => "Estava prometido para as " + d.before + "; está a ser tratado.",
    asked: (d) => "Tinha pedido para as " + d.before + ". " + d.reason,
    forward: (d) => "Antecipado: estava marcado para as " + d.before + ". " + d.reason
  },
  planned: {
    at: (d) => "Marcado para as " + d.time + ".",
    by: (d) => "Marcado para estar feito até às " + d.time + ".",
    from: (d) => "Marcado a partir das " + d.time + "."
  },
  notDone: "Não está feito",
  card: {
    foodOrder: "Pedido de comida",
    allergy: (d) => "Alergia: “" + d.text + "”",
    number: (d) => "N.º " + d.no,
    accept: "Aceitar",
    decline: "Recusar",
    cancel: "Cancelar",
    cancelWhat: (d) => "Cancelar " + d.title,
    sure: "Cancelar este pedido?",
    yes: "Sim, cancelar",
    keep: "Manter",
    details: (d) => "Detalhes de " + d.title,
    detailsShort: "Detalhes",
    whatWasDone: "O que foi feito",
    alerted: "A equipa foi alertada",
    member: "Alguém da equipa",
    has: (d) => d.name + " está a tratar disto",
    onTheWay: (d) => d.name + " vai a caminho",
    isOver: "A equipa diz que já passou"
  }
}
