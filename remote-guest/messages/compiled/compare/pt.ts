// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { CompareMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const compareMessages: CompareMessages = {
  title: "Comparar",
  intro: "Dois a quatro do mesmo tipo, lado a lado.",
  loading: "A abrir o que pode escolher",
  where: (d) => d.property + ", " + d.place,
  kind: "O que comparar",
  kinds: {
    rooms: "Quarto e horários da estadia",
    treatments: "Tratamentos",
    tours: "Passeios e visitas",
    transfers: "Transportes",
    dishes: "Pratos e bebidas"
  },
  choose: "Escolha dois a quatro",
  chosen: (d) => d.count + " de 4 escolhidos",
  full: "Já escolheu quatro. Retire um para escolher outro.",
  tooFew: "Escolha mais um para os ver lado a lado.",
  unknown: (d) => "Ficou de fora, por não existir aqui ou passar de quatro: " + d.count + ".",
  differences: "Só as diferenças",
  same: "No que está registado, não diferem.",
  table: "Lado a lado",
  nothingWritten: "Sem indicação",
  ask: "Pedir este",
  askLabel: (d) => "Pedir este: " + d.title,
  askHint: "Fica escrito no chat. Nada é enviado até o enviar.",
  remove: (d) => "Retirar " + d.title,
  askText: (d) => "Queria este, por favor: " + d.title + ".",
  soldOut: "Esgotado agora",
  available: "Disponível agora",
  notNow: "Não é servido a esta hora",
  rows: {
    price: "Preço",
    state: "Agora",
    duration: "Duração",
    hours: "Horário",
    about: "O que é",
    details: "Bom saber",
    category: "Na ementa em",
    options: "Opções",
    diets: "Dietas",
    allergens: "Alergénios indicados",
    age: "Para adultos",
    way: "Como se trata",
    needs: "O que indicar",
    department: "Quem trata"
  },
  ways: {
    deliver: "Levamos até si",
    book: "Reservado pela equipa",
    inform: "A equipa informa-o",
    approve: "Depende da equipa"
  },
  needs: {
    date: "dia",
    time: "hora",
    party: "quantas pessoas",
    treatment: "que tratamento",
    from: "a partir de quando",
    until: "até quando"
  },
  minutes: (d) => d.count + " " + plural(d.count, 0, pt, { one: "minuto", other: "minutos" }),
  yes: "sim, pedimos identificação",
  fromTo: (d) => d.from + " às " + d.until,
  fromOnly: (d) => "a partir das " + d.from,
  untilOnly: (d) => "até às " + d.until,
  empty: "Ainda não há nada para comparar aqui.",
  emptyText: "Pergunte no chat quais são as diferenças.",
  toChat: "Ir para o chat",
  asOf: (d) => "Estado às " + d.time + ". Os preços e a disponibilidade podem ter mudado.",
  offline: "Está sem ligação.",
  noSession: {
    title: "Onde está?",
    text: "Leia o código no seu quarto ou na sua mesa. Depois pode comparar o que aí existe. Esta ligação guarda a escolha.",
    action: "Ler ou escrever o código"
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir agora",
    text: "Abre-se sozinho quando a ligação voltar.",
    retry: "Tentar de novo"
  }
}
