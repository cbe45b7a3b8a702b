// Compiled from concierge/messages/pt.json by `npm run messages`.
import type { SentencesMessages } from './messages.ts';

export const sentencesMessages: SentencesMessages = {
  requested: {
    deliver: {
      by: (d) => "Com certeza. " + d.department + " vai tratar de levar " + d.items + " para " + d.place + " até às " + d.time + ".",
      open: (d) => "Com certeza. Pedi a " + d.department + ": " + d.items + " para " + d.place + "."
    },
    fix: {
      by: (d) => "Lamento. " + d.department + " vai tratar disto " + d.inPlace + " até às " + d.time + ": " + d.items + ".",
      open: (d) => "Lamento. Pedi a " + d.department + " que trate disto " + d.inPlace + ": " + d.items + "."
    },
    fixOwn: {
      by: (d) => "Lamento. " + d.department + " vai tratar disto " + d.inPlace + " até às " + d.time + ".",
      open: (d) => "Lamento. Pedi a " + d.department + " que trate disto " + d.inPlace + "."
    },
    book: {
      by: (d) => "Pedi a " + d.department + ": " + d.items + ". Terá resposta aqui até às " + d.time + "; fica reservado quando confirmarem.",
      open: (d) => "Pedi a " + d.department + ": " + d.items + ". Fica reservado quando confirmarem aqui."
    },
    approve: {
      by: (d) => "Pedi a " + d.department + ": " + d.items + ". A decisão é deles e respondem aqui até às " + d.time + ".",
      open: (d) => "Pedi a " + d.department + ": " + d.items + ". A decisão é deles e respondem aqui."
    },
    free: {
      by: (d) => "Passei o pedido a " + d.department + ". Vão tratar disto até às " + d.time + ".",
      open: (d) => "Passei o pedido a " + d.department + "."
    },
    work: {
      cleaning: (d) => "Com certeza. " + d.department + " vai limpar o seu quarto até às " + d.time + ".",
      turndown: (d) => "Com certeza. " + d.department + " vai preparar as camas para a noite até às " + d.time + ".",
      trash: (d) => "Com certeza. " + d.department + " vai esvaziar os caixotes até às " + d.time + ".",
      laundry: (d) => "Com certeza. " + d.department + " vai recolher a sua roupa até às " + d.time + ".",
      minibar: (d) => "Com certeza. " + d.department + " vai repor o minibar até às " + d.time + ".",
      luggageStorage: (d) => "Com certeza. " + d.department + " vai recolher a sua bagagem até às " + d.time + ".",
      roomService: (d) => "Com certeza. " + d.department + " vai levar o seu pedido até às " + d.time + ".",
      bedLinen: (d) => "Com certeza. " + d.department + " vai mudar a roupa de cama até às " + d.time + "."
    }
  },
  requestedAsSaid: (d) => "Pedi a " + d.department + ": " + d.items + " para " + d.place + ", para quando disse: " + d.when + ". Confirmam-lhe aqui.",
  told: {
    doNotDisturb: (d) => d.department + " já sabe que não quer ser incomodado.",
    lateArrival: (d) => d.department + " já sabe que chega tarde.",
    vip: (d) => d.department + " já sabe disto.",
    occasion: (d) => "Que bom! " + d.department + " já sabe da ocasião.",
    checkedOut: (d) => d.department + " já sabe que está de saída.",
    away: (d) => d.department + " já sabe que está fora.",
    noCleaning: (d) => d.department + " já sabe que não é para limpar o seu quarto.",
    delay: (d) => d.department + " já sabe do atraso.",
    message: (d) => d.department + " já tem a sua mensagem.",
    notWanted: (d) => d.department + " já sabe que não quer " + d.items + "."
  },
  refused: {
    notOffered: (d) => "Não posso tratar disso aqui: " + d.items + ".",
    manyThisHour: (d) => "Não consegui registar o seu pedido de " + d.items + ": houve demasiados pedidos numa hora.",
    tooMany: (d) => "Pediu " + d.items + ": é mais do que posso prometer sozinho.",
    manyOpen: (d) => "Vários dos seus pedidos ainda estão em aberto, por isso " + d.items + " fica com uma pessoa.",
    other: (d) => "Não consegui registar o seu pedido: " + d.items + "."
  },
  status: {
    promised: (d) => "O seu pedido (" + d.items + ") está com " + d.department + ", prometido até às " + d.time + ".",
    open: (d) => "O seu pedido (" + d.items + ") está com " + d.department + ".",
    late: (d) => "O seu pedido (" + d.items + ") estava prometido até às " + d.time + " e está atrasado. Peço desculpa.",
    none: "Não vejo nenhum pedido aberto para isso. Quer que faça um?"
  },
  cancel: {
    done: (d) => "Feito. O seu pedido (" + d.items + ") está cancelado.",
    refused: (d) => "O seu pedido (" + d.items + ") já não pode ser cancelado aqui.",
    none: "Não vejo nenhum pedido aberto para cancelar.",
    which: "Que pedido devo cancelar?"
  },
  amended: (d) => "Informei " + d.department + " da alteração: " + d.items + ".",
  declinedOpen: (d) => "Já tinha pedido " + d.items + " (n.º " + d.no + "). Quer que cancele esse pedido?",
  declined: (d) => "Entendido. Não vou pedir " + d.items + ".",
  ask: {
    time: (d) => "Para que horas devo pedir " + d.items + "?",
    date: (d) => "Para que dia devo pedir " + d.items + "?",
    when: (d) => "Para quando devo pedir " + d.items + "?",
    until: (d) => "Até que horas gostaria de " + d.items + "?",
    party: (d) => "Para quantas pessoas devo pedir " + d.items + "?",
    quantity: (d) => "Quantos devo pedir: " + d.items + "?",
    pieces: (d) => "Quantas peças são, para " + d.items + "?",
    items: (d) => "O que gostaria, para " + d.items + "?",
    what: (d) => "O que gostaria, para " + d.items + "?",
    treatment: (d) => "Que tratamento gostaria, para " + d.items + "?",
    from: (d) => "A partir de que horas gostaria de " + d.items + "?",
    ages: (d) => "Que idade têm as crianças, para " + d.items + "?",
    pet: (d) => "Que animal é, para " + d.items + "?",
    day: (d) => "Para que dia devo pedir " + d.items + "?",
    people: (d) => "Para quantas pessoas devo pedir " + d.items + "?",
    nearDay: (d) => "Ainda é noite, por isso prefiro confirmar: quer " + d.items + " hoje ou amanhã?",
    other: (d) => "Para " + d.items + ", pode dizer-me: " + d.slot + "?"
  },
  confirm: {
    deliver: (d) => "Gostaria de " + d.items + " para " + d.place + "?",
    fix: (d) => "Há algum problema com " + d.items + " " + d.inPlace + "?",
    book: (d) => "Quer que eu peça " + d.items + ", ou tem uma pergunta sobre isso?"
  },
  nearDays: {
    today: (d) => "Hoje, " + d.day,
    tomorrow: (d) => "Amanhã, " + d.day
  },
  choices: {
    cancel: "Sim, cancelar",
    yes: "Sim, por favor",
    no: "Não, obrigado",
    person: "Falar com uma pessoa",
    question: "Tenho uma pergunta",
    report: "Sim, mandem alguém",
    request: "Quero pedir"
  },
  choiceTexts: {
    yes: (d) => "Sim, por favor tragam " + d.items + ".",
    no: "Não, obrigado.",
    person: "Quero falar com uma pessoa.",
    question: (d) => "O que me pode dizer sobre " + d.items + "?",
    report: (d) => "Há um problema com " + d.items + ".",
    request: (d) => "Queria reservar " + d.items + ".",
    cancel: (d) => "Cancelar o pedido " + d.no + "."
  },
  unknownFact: "Não sei, e prefiro não adivinhar. Quer que chame uma pessoa?",
  foreignFact: (d) => "O que sei: " + d.fact,
  knownInstead: (d) => "Isso não sei ao certo. O que sei: " + d.fact,
  supposedFact: (d) => "Não tenho a certeza do que pretende, mas talvez ajude: " + d.fact,
  whichFact: (d) => "Não sei isso ao certo. É sobre " + d.titles + "?",
  alsoKnown: (d) => "Também lhe posso falar de “" + d.title + "”.",
  unknown: "Não sei se percebi bem. Pode dizer de outra forma, ou prefere que chame uma pessoa?",
  awaited: "A equipa tem a sua mensagem e responde-lhe aqui.",
  offerPerson: "Quer que chame uma pessoa?",
  offTopic: "Só posso ajudar com a sua estadia aqui. Precisa de alguma coisa?",
  chooseBetween: (d) => "Não tenho a certeza do que pretende. É uma destas coisas: " + d.items + "?",
  followWhat: "Sobre o que gostaria de saber isso?",
  meantWhat: "Não sei bem a que se refere. O que deseja?",
  smallTalk: {
    greet: (d) => "Olá! Sou o assistente de IA de " + d.property + ". Em que posso ajudar?",
    who: (d) => "Sou o assistente de IA de " + d.property + ", não uma pessoa. Pode pedir uma pessoa a qualquer momento.",
    mood: "Obrigado por perguntar. Em que posso ajudar?",
    bye: "Até logo, e boa estadia.",
    thanks: "De nada.",
    sorry: "Não tem problema.",
    help: (d) => "Posso pedir toalhas, limpeza, reparações, reservas e muito mais, e responder a perguntas sobre " + d.property + ".",
    yes: "Em que posso ajudar?",
    no: "Muito bem. Estou aqui se precisar.",
    chat: "Obrigado por me contar. Em que posso ajudar?",
    feeling: "Obrigado por me dizer como se sente. Se alguma coisa puder ajudar, diga-me, ou peça para falar com uma pessoa."
  },
  handoff: {
    emergency: "Estou a alertar a equipa agora mesmo. Se alguém estiver em perigo, ligue para os serviços de emergência e saia do local se puder.",
    "emergency:medical": "Estou a alertar a equipa agora mesmo. Se houver perigo de vida, ligue já para os serviços de emergência e fique com a pessoa.",
    restricted: "Isto cabe a uma pessoa da equipa decidir.",
    "restricted:complaint": "Lamento muito.",
    "restricted:allergy": "Por favor confirme as alergias com a equipa; a contaminação cruzada não pode ser excluída.",
    "restricted:medical": "Não posso dar conselhos médicos.",
    "restricted:legal": "Não posso dar conselhos jurídicos.",
    "restricted:other-guest": "Não posso dizer nada sobre outros hóspedes nem ligar a um quarto.",
    "order-time": "Um pedido para mais tarde é tratado por uma pessoa daqui.",
    "restricted:access": "Para sua segurança, portas, chaves e códigos são tratados por uma pessoa.",
    "restricted:staff-data": "Não dou dados pessoais da equipa.",
    "two-failed-tries": "Não consegui ajudar com isto.",
    "engine-error": "Algo correu mal do meu lado."
  },
  onDay: (d) => d.time + " de " + d.day,
  steps: {
    search: "A consultar",
    request: "A passar o seu pedido",
    cancel: "A cancelar",
    menu: "A consultar a ementa",
    order: "A anotar o seu pedido"
  },
  offered: {
    which: (d) => "Qual destes quer: " + d.items + "?",
    about: (d) => "Aqui pode pedir: " + d.items + ". " + d.description + " Peço?"
  },
  acknowledged: "Obrigado por me dizer como se sente.",
  openers: "Obrigado por me dizer como se sente.\nCom certeza.\nLamento.",
  place: {
    room: (d) => "o quarto " + d.no,
    table: (d) => "a mesa " + d.no,
    inRoom: (d) => "no quarto " + d.no,
    inTable: (d) => "na mesa " + d.no,
    inside: (d) => "em " + d.label
  }
}
