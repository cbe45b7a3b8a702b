import type { Sentences } from './sentences.ts';

export const pt: Sentences = {
  requested: {
    deliver: {
      by: 'Com certeza. {department} vai tratar de levar {items} a {place} até às {time}.',
      open: 'Com certeza. Pedi a {department}: {items} para {place}.',
    },
    fix: {
      by: 'Lamento. {department} vai tratar disto em {place} até às {time}: {items}.',
      open: 'Lamento. Pedi a {department} que trate disto em {place}: {items}.',
    },
    book: {
      by: 'Pedi a {department}: {items}. Terá resposta aqui até às {time}; fica reservado quando confirmarem.',
      open: 'Pedi a {department}: {items}. Fica reservado quando confirmarem aqui.',
    },
    approve: {
      by: 'Pedi a {department}: {items}. A decisão é deles e respondem aqui até às {time}.',
      open: 'Pedi a {department}: {items}. A decisão é deles e respondem aqui.',
    },
    free: {
      by: 'Passei o pedido a {department}. Vão tratar disto até às {time}.',
      open: 'Passei o pedido a {department}.',
    },
  },
  requestedAsSaid:
    'Pedi a {department}: {items} para {place}, para quando disse: {when}. Confirmam-lhe aqui.',
  refused: {
    notOffered: 'Não posso tratar disso aqui: {items}.',
    tooMany: 'Pediu {items}: é mais do que posso prometer sozinho.',
    other: 'Não consegui registar o seu pedido: {items}.',
  },
  status: {
    promised: 'O seu pedido ({items}) está com {department}, prometido até às {time}.',
    open: 'O seu pedido ({items}) está com {department}.',
    late: 'O seu pedido ({items}) estava prometido até às {time} e está atrasado. Peço desculpa.',
    none: 'Não vejo nenhum pedido aberto para isso. Quer que faça um?',
  },
  cancel: {
    done: 'Feito. O seu pedido ({items}) está cancelado.',
    refused: 'O seu pedido ({items}) já não pode ser cancelado aqui.',
    none: 'Não vejo nenhum pedido aberto para cancelar.',
    which: 'Que pedido devo cancelar?',
  },
  amended: 'Informei {department} da alteração: {items}.',
  declinedOpen: 'Já tinha pedido {items} (n.º {no}). Quer que cancele esse pedido?',
  declined: 'Entendido. Não vou pedir {items}.',
  ask: {
    time: 'Para que horas devo pedir {items}?',
    date: 'Para que dia devo pedir {items}?',
    when: 'Para quando devo pedir {items}?',
    until: 'Até que horas gostaria de {items}?',
    party: 'Para quantas pessoas devo pedir {items}?',
    quantity: 'Quantos devo pedir: {items}?',
    pieces: 'Quantas peças são, para {items}?',
    items: 'O que gostaria, para {items}?',
    what: 'O que gostaria, para {items}?',
    treatment: 'Que tratamento gostaria, para {items}?',
    other: 'Para {items}, pode dizer-me: {slot}?',
  },
  confirm: {
    deliver: 'Gostaria de {items} para {place}?',
    fix: 'Há algum problema com {items} em {place}?',
    book: 'Quer que eu peça {items}, ou tem uma pergunta sobre isso?',
  },
  choices: {
    cancel: 'Sim, cancelar',
    yes: 'Sim, por favor',
    no: 'Não, obrigado',
    person: 'Falar com uma pessoa',
    question: 'Tenho uma pergunta',
    report: 'Sim, mandem alguém',
    request: 'Quero pedir',
  },
  choiceTexts: {
    yes: 'Sim, por favor tragam {items}.',
    no: 'Não, obrigado.',
    person: 'Quero falar com uma pessoa.',
    question: 'O que me pode dizer sobre {items}?',
    report: 'Há um problema com {items}.',
    request: 'Queria reservar {items}.',
    cancel: 'Cancelar o pedido {no}.',
  },
  unknownFact: 'Não sei, e prefiro não adivinhar. Quer que chame uma pessoa?',
  unknown: 'Não sei se percebi bem. Pode dizer de outra forma, ou prefere que chame uma pessoa?',
  awaited: 'A equipa tem a sua mensagem e responde-lhe aqui.',
  offerPerson: 'Quer que chame uma pessoa?',
  offTopic: 'Só posso ajudar com a sua estadia aqui. Precisa de alguma coisa?',
  smallTalk: {
    greet: 'Olá! Sou o assistente de IA de {property}. Em que posso ajudar?',
    who: 'Sou o assistente de IA de {property}, não uma pessoa. Pode pedir uma pessoa a qualquer momento.',
    mood: 'Obrigado por perguntar. Em que posso ajudar?',
    bye: 'Até logo, e boa estadia.',
    thanks: 'De nada.',
    sorry: 'Não tem problema.',
    help: 'Posso pedir toalhas, limpeza, reparações, reservas e muito mais, e responder a perguntas sobre {property}.',
    yes: 'Em que posso ajudar?',
    no: 'Muito bem. Estou aqui se precisar.',
  },
  handoff: {
    emergency:
      'Estou a alertar a equipa agora mesmo. Se alguém estiver em perigo, ligue para os serviços de emergência e saia do local se puder.',
    'emergency:medical':
      'Estou a alertar a equipa agora mesmo. Se houver perigo de vida, ligue já para os serviços de emergência e fique com a pessoa.',
    restricted: 'Isto cabe a uma pessoa da equipa decidir.',
    'restricted:complaint': 'Lamento muito.',
    'restricted:allergy':
      'Por favor confirme as alergias com a equipa; a contaminação cruzada não pode ser excluída.',
    'restricted:medical': 'Não posso dar conselhos médicos.',
    'restricted:legal': 'Não posso dar conselhos jurídicos.',
    'restricted:other-guest': 'Não posso dizer nada sobre outros hóspedes nem ligar a um quarto.',
    'order-time': 'Um pedido para mais tarde é tratado por uma pessoa daqui.',
    'restricted:access': 'Para sua segurança, portas, chaves e códigos são tratados por uma pessoa.',
    'restricted:staff-data': 'Não dou dados pessoais da equipa.',
    'two-failed-tries': 'Não consegui ajudar com isto.',
    'engine-error': 'Algo correu mal do meu lado.',
  },
  onDay: '{time} de {day}',
};
