// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ProfileMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const profileMessages: ProfileMessages = {
  title: "O seu perfil",
  intro: "O que aqui se sabe sobre si, e porquê.",
  loading: "A abrir o seu perfil",
  where: (d) => d.property + ", " + d.place,
  notFound: {
    title: "Este perfil não existe",
    text: "Ou não existe, ou não é seu. O seu abre-se a partir dos seus pedidos.",
    action: "Os seus pedidos"
  },
  noSession: {
    title: "Onde está?",
    text: "Leia o código no seu quarto ou na sua mesa. Depois pode ver o que se sabe sobre si.",
    action: "Ler ou escrever o código"
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir o seu perfil agora",
    text: "Não fica guardado neste aparelho, porque outros podem usá-lo.",
    retry: "Tentar de novo"
  },
  known: "O que se sabe, e porquê",
  facts: {
    place: "Onde está",
    placeWhy: "Diz à equipa onde levar as coisas.",
    session: "Este aparelho",
    sessionWhy: (d) => "Ligado pelo código desde " + d.since + "; termina em " + d.until + ", se não o continuar a usar. Mantém a conversa só sua.",
    name: "O seu nome",
    nameNone: "Não indicado",
    nameWhy: "Indicou-o abaixo, para a equipa o tratar pelo nome.",
    conversation: "A sua conversa",
    conversationWhy: (d) => "Desde " + d.since + ", para a equipa e o assistente lhe responderem.",
    messages: (d) => d.count + " " + plural(d.count, 0, pt, { "0": "mensagens", one: "mensagem", other: "mensagens" }),
    requests: "Os seus pedidos",
    requestsCount: (d) => d.requests + " " + plural(d.requests, 0, pt, { "0": "pedidos", one: "pedido", other: "pedidos" }) + ", " + d.orders + " " + plural(d.orders, 0, pt, { "0": "encomendas", one: "encomenda", other: "encomendas" }),
    requestsWhy: "Para serem cumpridos e para ver até quando.",
    kept: "Durante quanto tempo",
    keptText: (d) => d.property + " decide durante quanto tempo guarda a conversa e os pedidos, e diz-lho se perguntar."
  },
  preferences: "As suas preferências",
  name: "Nome (opcional)",
  nameHint: "Como gostaria de ser tratado.",
  language: "Língua",
  anyLanguage: "A do navegador",
  quiet: "Não incomodar a certas horas",
  quietFrom: "Das",
  quietUntil: "Até às",
  quietHint: "Pela hora local. A equipa vê isto; uma emergência incomoda na mesma.",
  allergies: "Alergias (opcional)",
  allergiesHint: "Nas suas palavras. Vai em cada nova encomenda e a cozinha tem de ler. Confirme também com a equipa; não se pode excluir contaminação cruzada.",
  consents: "Consentimentos",
  marketing: (d) => d.property + " pode escrever-me depois da visita",
  marketingHint: "Não é preciso para nada aqui. Pode retirá-lo a qualquer momento.",
  marketingAt: (d) => "Alterado pela última vez em " + d.time + ".",
  save: "Guardar",
  saved: "Guardado. A equipa vê o que mudou.",
  history: "O seu histórico",
  toRequests: "Pedidos e encomendas",
  toChat: "Conversa",
  data: "Os seus dados",
  download: "Descarregar os meus dados",
  downloadHint: "Um ficheiro JSON com perfil, mensagens, pedidos e encomendas.",
  downloaded: "Os seus dados foram descarregados.",
  erase: "Apagar os meus dados",
  eraseSure: (d) => "Pedir a " + d.property + " que apague o que sabe sobre si?",
  eraseText: "É pedido a uma pessoa, que o faz e responde na conversa. Algumas coisas podem ter de ficar: contas e o que a lei exige no check-in. Dizem-lhe o que fica e porquê. Os pedidos em curso são cumpridos primeiro.",
  eraseYes: "Sim, pedir",
  eraseNo: "Manter",
  erased: (d) => "Pediu a eliminação em " + d.time + ". Uma pessoa trata disso e responde na conversa.",
  offline: "Está sem ligação. Pode alterar isto quando voltar a ter ligação."
}
