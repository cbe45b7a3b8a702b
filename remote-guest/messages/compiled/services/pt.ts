// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ServicesMessages } from './messages.ts';

export const servicesMessages: ServicesMessages = {
  title: "O que pode pedir",
  loading: "A abrir os serviços",
  search: "Procurar serviços",
  close: "Fechar",
  found: (d) => "Serviços: " + d.count,
  none: "Nada corresponde. Escreva-o por palavras suas.",
  empty: "Ainda não há serviços listados. Escreva o que deseja.",
  opens: (d) => "Fechado, abre " + d.time,
  closed: "Fechado agora",
  unreachable: "Não é possível mostrar os serviços agora. Escreva o que deseja.",
  retry: "Tentar de novo",
  asOf: (d) => "Como estava: " + d.time + "; os horários podem ter mudado.",
  categories: {
    food: "Comida e bebida",
    toiletries: "Artigos de higiene e toalhas",
    technical: "Algo não funciona",
    housekeeping: "Quarto",
    laundry: "Lavandaria",
    special: "Atividades",
    couple: "Bem-estar e ocasiões",
    info: "No local",
    star: "Favoritos",
    cuisine: "Restaurante",
    allergies: "Alergias",
    help: "Ajuda",
    assistance: "Assistência"
  }
}
