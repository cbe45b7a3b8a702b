// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { InformationMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const informationMessages: InformationMessages = {
  title: "Informações",
  intro: "O que os hóspedes mais perguntam, quem está presente e quando, e como o contactar.",
  loading: "A abrir as informações",
  where: (d) => d.property + ", " + d.place,
  reach: "Como nos contactar",
  write: "Escrever no chat",
  emergency: (d) => "Em perigo, ligue " + d.number,
  hours: "Horários",
  open: "Aberto",
  closed: "Fechado",
  always: "A qualquer hora",
  until: (d) => "até às " + d.time,
  opens: (d) => "abre às " + d.time,
  week: "Horário da semana",
  shut: "fechado",
  span: (d) => d.opens + " às " + d.closes,
  holiday: (d) => d.day + " (" + d.name + ")",
  search: "Procurar nas informações",
  found: (d) => "" + plural(d.count, 0, pt, { "0": "Nada encontrado", one: d.count + " entrada", other: d.count + " entradas" }),
  none: "Nada corresponde. Pergunte no chat por palavras suas.",
  checked: (d) => "Verificado: " + d.day,
  more: "Há mais do que cabe aqui. Pergunte no chat.",
  topics: {
    arrival: "Chegada e partida",
    way: "Como chegar e deslocar-se",
    internet: "Internet e escritório",
    food: "Comida e bebidas",
    leisure: "Piscina, desporto e lazer",
    room: "No seu quarto",
    rules: "Bom saber",
    payment: "Pagamento",
    other: "Mais"
  },
  empty: "Ainda não há nada escrito aqui.",
  emptyText: "Pergunte no chat. Onde o assistente não sabe, responde uma pessoa.",
  toChat: "Ir para o chat",
  asOf: (d) => "Estado às " + d.time + ". Os horários podem ter mudado.",
  offline: "Está sem ligação.",
  noSession: {
    title: "Onde está?",
    text: "Leia o código no seu quarto ou na sua mesa. Depois pode ler o que há para saber.",
    action: "Ler ou escrever o código"
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir agora",
    text: "Abre-se sozinho quando a ligação voltar.",
    retry: "Tentar de novo"
  }
}
