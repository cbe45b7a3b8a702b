// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ChatMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const chatMessages: ChatMessages = {
  title: "Conversa",
  intro: "Peça o que quiser por palavras suas. As perguntas têm resposta imediata; os pedidos vão para a pessoa certa, com uma hora que pode ver.",
  loading: "A abrir a sua conversa",
  label: (d) => "Conversa com " + d.property,
  log: "Conversa",
  missed: (d) => d.count + " " + plural(d.count, 0, pt, { one: "nova", other: "novas" }),
  latest: "Mais recente",
  asOf: (d) => "Como estava às " + d.time + ".",
  resolved: "Esta conversa foi encerrada. Escreva de novo e ela continua.",
  times: (d) => "Horas: " + d.zone + ".",
  you: "Você",
  assistant: "Assistente de IA",
  language: "Língua",
  header: {
    change: "mudar",
    person: "Falar com alguém",
    ai: (d) => "Assistente de IA, com informação de " + d.property + ".",
    awaited: "Uma pessoa vai responder. A IA recebe pedidos simples.",
    there: "Responde uma pessoa. O assistente de IA está em silêncio."
  },
  composer: {
    look: "Ver se há novas mensagens",
    label: (d) => "Mensagem para " + d.to,
    placeholder: "Peça o que quiser",
    send: "Enviar",
    over: (d) => plural(d.count, 0, pt, { one: d.count + " carácter", other: d.count + " caracteres" }) + " a mais. Encurte o texto ou envie-o em duas partes.",
    count: (d) => d.length + " de " + d.max + " caracteres"
  },
  message: {
    sources: "De onde vem isto",
    confirmed: (d) => d.title + ", confirmado " + d.day,
    wrong: "Isto está errado",
    wrongWhat: (d) => "Isto está errado: " + d.title,
    thanks: "Obrigado, vamos verificar.",
    sent: "Enviada",
    seen: "Vista",
    sending: "A enviar",
    notYet: "Ainda não enviada",
    notSent: (d) => "Não enviada. " + d.reason,
    retry: "Tentar de novo",
    edit: "Editar",
    "delete": "Apagar",
    reading: "A ler a sua mensagem"
  },
  opening: {
    morning: (d) => "Bom dia. Peça o que quiser a " + d.property + ".",
    afternoon: (d) => "Boa tarde. Peça o que quiser a " + d.property + ".",
    evening: (d) => "Boa noite. Peça o que quiser a " + d.property + ".",
    night: (d) => "Olá. Peça o que quiser a " + d.property + ".",
    text: "Escreva como diria. As perguntas têm resposta imediata; os pedidos vão para a pessoa certa, com uma hora que pode ver.",
    menu: "Ver a ementa",
    starters: "Para começar"
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir a sua conversa agora",
    offlineText: "Abre sozinha quando a ligação voltar. O que escreveu fica neste dispositivo.",
    text: "Não conseguimos chegar ao serviço. O que escreveu fica neste dispositivo.",
    next: (d) => "Nova tentativa dentro de " + d.wait + ".",
    retry: "Tentar de novo"
  },
  personProblem: {
    title: "Ainda não foi possível avisar ninguém",
    text: "Pedimos de novo quando a ligação voltar.",
    phone: (d) => "Também pode ligar para " + d.phone + "."
  },
  ended: {
    title: "A sua visita terminou",
    text: "Ainda pode ler tudo aqui. Para escrever, leia o código mais uma vez: abre-se uma nova conversa, e o que escreveu está guardado.",
    action: "Ler de novo",
    goesOn: (d) => "Ainda em curso: " + d.titles + "."
  },
  services: {
    open: "Serviços",
    all: "Ver todos os serviços",
    taken: "Está na mensagem. Envie-a, ou mude-a primeiro."
  },
  solved: {
    question: "Isso resolveu?",
    yes: "Sim",
    no: "Não",
    good: "Ainda bem.",
    missing: "A equipa vê que falta algo. Pergunte de outra forma ou fale com uma pessoa."
  }
}
