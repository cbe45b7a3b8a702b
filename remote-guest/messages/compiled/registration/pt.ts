// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { RegistrationMessages } from './messages.ts';

export const registrationMessages: RegistrationMessages = {
  title: "Registo antes da chegada",
  intro: "Deixe aqui os seus dados, para que a receção os tenha.",
  loading: "A abrir o seu registo",
  kept: "O que escreve fica neste dispositivo até o enviar.",
  offline: "Está sem ligação. O que escreve fica guardado; pode enviar quando voltar a ter ligação.",
  progress: (d) => "Passo " + d.step + " de " + d.count,
  steps: {
    who: "Sobre si",
    document: "O seu documento",
    address: "Morada e contacto",
    companions: "Quem vem consigo",
    arrival: "Chegada e partida",
    signature: "Confirmação",
    review: "Rever"
  },
  fields: {
    givenNames: "Nomes próprios",
    familyNames: "Apelidos",
    birthDate: "Data de nascimento",
    nationality: "Nacionalidade",
    sex: "Sexo, como no documento",
    birthPlace: "Local de nascimento",
    profession: "Profissão",
    documentType: "Tipo de documento",
    documentNumber: "Número do documento",
    documentCountry: "Emitido por",
    documentExpiry: "Válido até",
    supportNumber: "Número de suporte do cartão",
    residenceStatus: "Estatuto de residência",
    street: "Rua e número",
    postalCode: "Código postal",
    city: "Localidade",
    country: "País",
    email: "E-mail",
    phone: "Telefone com indicativo",
    arrivalDate: "Dia de chegada",
    arrivalTime: "Hora de chegada",
    departureDate: "Dia de partida",
    lastPlace: "De onde vem",
    nextPlace: "Para onde vai depois",
    reason: "Motivo da viagem"
  },
  optional: (d) => d.field + " (opcional)",
  pick: "Escolha",
  sexes: {
    F: "Feminino (F)",
    M: "Masculino (M)",
    X: "Outro (X)"
  },
  documents: {
    passport: "Passaporte",
    "id-card": "Cartão de identidade",
    "residence-permit": "Título de residência",
    other: "Outro documento"
  },
  problems: {
    missing: "Preencha este campo.",
    name: "Pelo menos duas letras, sem algarismos.",
    date: "Isto não é uma data.",
    birthDate: "Um dia no passado, no máximo há 120 anos.",
    time: "Uma hora, como 15:30.",
    choice: "Escolha um da lista.",
    document: "3 a 30 letras e algarismos.",
    email: "Um endereço, como nome@example.com.",
    phone: "Com mais e indicativo, como +351 912 345 678.",
    order: "Depois do dia de chegada.",
    expired: "O documento caduca antes da partida.",
    unasked: "Isto não é pedido aqui."
  },
  mrz: {
    open: "Preencher com as linhas no fundo do documento",
    label: "As duas ou três linhas com <<<",
    hint: "São lidas neste dispositivo e não ficam guardadas.",
    read: "Ler as linhas",
    done: (d) => "Lido: " + d.fields + ". Compare com o documento.",
    wrong: "Um algarismo de controlo não confere, por isso nada foi preenchido. Veja as linhas outra vez.",
    unread: "Estas não são as linhas de um documento de viagem.",
    failed: "Não foi possível carregar o leitor. Pode preencher os campos à mão."
  },
  companions: {
    none: "Deixe vazio se viaja sozinho.",
    person: (d) => "Pessoa " + d.number,
    add: "Acrescentar uma pessoa",
    remove: (d) => "Retirar a pessoa " + d.number,
    removed: (d) => "A pessoa " + d.number + " foi retirada.",
    undo: "Anular"
  },
  signature: {
    label: "Assine aqui",
    draw: "Desenhe com o dedo ou o rato, ou escreva o nome em baixo.",
    typed: "Ou escreva o seu nome",
    clear: "Limpar o desenho",
    drawn: "Assinado à mão"
  },
  accurate: "O que digo aqui é verdade.",
  marketing: (d) => d.property + " pode escrever-me depois da estadia. Não tem a ver com o registo.",
  source: (d) => "Pedido por: " + d.source,
  next: "Seguinte",
  back: "Voltar",
  edit: (d) => "Alterar: " + d.step,
  send: "Enviar registo",
  notSent: "Não foi enviado",
  notSentText: "O que escreveu continua aqui. Tente de novo.",
  checkedAlready: "A equipa já o verificou, por isso fica como foi enviado.",
  toFix: "Faltam respostas ou não estão certas. Mostramos a primeira.",
  empty: "não indicado",
  waiting: {
    title: "Enviado. Falta ser verificado.",
    text: (d) => "Enviado " + d.time + ". Uma pessoa de " + d.property + " vai vê-lo e esta página mostra quando o fez. Até lá pode alterá-lo.",
    change: "Alterar"
  },
  ready: {
    title: "Verificado. O seu registo está pronto.",
    text: (d) => d.property + " tem os seus dados. Mostre o documento na receção ao chegar. Se algo mudar, diga no chat."
  },
  changes: {
    title: "Por favor, altere algo"
  },
  toChat: "Ir para o chat",
  noSession: {
    title: "Onde fica alojado?",
    text: "Leia o código do alojamento para se registar. Sem código, registe-se na receção.",
    action: "Ler ou escrever o código"
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir o seu registo agora",
    text: "O que escreveu fica guardado neste dispositivo.",
    retry: "Tentar de novo"
  }
}
