// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Comida e bebida",
  lead: "Veja o que a cozinha serve e peça aqui ou no chat.",
  loading: "A abrir a ementa",
  tabs: {
    label: "Ementa, pedido e chat",
    menu: "Ementa",
    order: (d) => "Pedido" + plural(d.count, 0, pt, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, pt, { "0": "", other: " (" + d.count + ")" })
  },
  noSession: {
    title: "Onde quer ser servido?",
    text: "Leia o código na sua mesa ou no seu quarto, ou escreva os 8 caracteres por baixo dele. Depois vê a ementa.",
    action: "Ler ou escrever o código"
  },
  closed: {
    title: "A sua visita terminou",
    text: "Para voltar a pedir aqui, leia o código na sua mesa ou no seu quarto."
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir a ementa agora",
    text: "O que escolheu fica guardado neste dispositivo.",
    retry: "Tentar de novo"
  },
  search: "Procurar na ementa",
  language: "Idioma",
  filter: "Filtrar",
  diets: "Só pratos marcados",
  allergens: "Sem pratos que indicam",
  clear: "Limpar filtros",
  guard: "Confirme com a equipa; não se pode excluir a contaminação cruzada. A ementa indica o que a cozinha registou, e isso pode não ser tudo.",
  shown: (d) => "Pratos: " + d.count,
  noneFits: "Nenhum prato corresponde. Limpe um filtro ou pergunte no chat.",
  empty: "Ainda não há ementa aqui.",
  emptyText: "Pergunte no chat o que pode pedir. Uma pessoa responde se o assistente não souber.",
  toChat: "Perguntar no chat",
  asOf: (d) => "Esta é a ementa das " + d.time + "; os preços e o que está esgotado podem ter mudado.",
  offline: "Está sem ligação. Nada é pedido até o confirmar quando voltar a ter ligação.",
  kitchenClosed: (d) => "A cozinha está fechada. Abre às " + d.time + "; pode pedir para mais tarde.",
  served: (d) => "Servido das " + d.from + " às " + d.until,
  soldOut: "Esgotado",
  fromTime: (d) => "A partir das " + d.time,
  contains: (d) => "Indica: " + d.allergens,
  noAllergens: "Sem alergénios indicados.",
  age: "Para adultos; pedimos a identificação na entrega.",
  choose: (d) => "Escolher " + d.dish,
  add: (d) => "Juntar por " + d.price,
  addAhead: (d) => "Juntar para mais tarde, " + d.price,
  close: "Fechar",
  rule: {
    one: "Escolha um",
    exactly: (d) => "Escolha " + d.count,
    range: (d) => "Escolha de " + d.min + " a " + d.max,
    upTo: (d) => "Escolha " + plural(d.max, 0, pt, { one: "um, se quiser", other: "até " + number("pt", d.max, 0) })
  },
  missing: (d) => "Escolha em " + d.group + ".",
  tooMany: (d) => "Escolha menos em " + d.group + ".",
  free: "incluído",
  note: "Nota para a cozinha",
  noteHint: "No máximo 140 caracteres. As alergias têm um campo próprio no pedido.",
  quantity: "Quantos",
  lessOf: (d) => "Menos um " + d.dish,
  moreOf: (d) => "Mais um " + d.dish,
  takeOut: (d) => "Retirar " + d.dish,
  added: (d) => d.dish + " está no seu pedido.",
  removed: (d) => d.dish + " foi retirado.",
  undo: "Anular",
  order: "O seu pedido",
  orderEmpty: "Ainda não tem nada.",
  orderEmptyText: "Escolha da ementa ou escreva no chat o que gostaria.",
  toMenu: "Ver a ementa",
  troubles: {
    "sold-out": "Esgotado. Retire-o para pedir o resto.",
    "not-now": "Não é servido a essa hora. Escolha outra hora ou retire-o.",
    other: "Já não está na ementa. Retire-o para pedir o resto."
  },
  ahead: (d) => "Servido das " + d.from + " às " + d.until + "; escolha uma hora.",
  allergy: "Alergia ou intolerância",
  allergyHint: "A cozinha tem de a ler antes de começar.",
  saveAllergy: "Guardar",
  allergyKept: (d) => "A cozinha lê: “" + d.text + "”.",
  when: "Quando",
  asap: "Logo que possível",
  noTime: "Não há hora no próximo dia em que tudo isto seja servido. Retire alguma coisa.",
  total: "Total",
  included: "Impostos e serviço incluídos. Não se junta gorjeta.",
  pay: "Como quer pagar?",
  payments: {
    room: "Debitar no meu quarto",
    on_delivery: "Pagar na entrega"
  },
  confirm: (d) => "Pedir por " + d.price,
  discard: "Descartar o pedido",
  changed: "Algo mudou antes de pedirmos. Veja e volte a pedir se estiver certo.",
  changes: {
    price: (d) => d.dish + ": " + d.before + " passou a " + d.after + " cada.",
    total: (d) => "O total era " + d.before + " e agora é " + d.after + ".",
    trouble: (d) => d.dish + ": " + d.trouble
  },
  placed: "Na cozinha",
  orderNo: (d) => "Pedido n.º " + d.no,
  "for": (d) => "Para as " + d.time,
  states: {
    received: "Recebido",
    accepted: "Aceite",
    preparing: "Em preparação",
    served: "Servido",
    asks: "À espera da sua resposta",
    refused: "Recusado",
    cancelled: "Cancelado"
  },
  expected: (d) => "Previsto até às " + d.time + ".",
  steps: "Passos do pedido",
  reason: (d) => "A cozinha diz: “" + d.reason + "”.",
  again: "Juntar a um novo pedido",
  details: "Detalhes",
  someLeft: (d) => d.names + ": não está disponível agora; escolha outra coisa."
}
