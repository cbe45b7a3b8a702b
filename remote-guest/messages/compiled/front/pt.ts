// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { FrontMessages } from './messages.ts';

export const frontMessages: FrontMessages = {
  kind: {
    hotel: "Hotel",
    restaurant: "Restaurante",
    str: "Alojamento local"
  },
  intro: "Leia com a câmara o código no seu quarto ou na sua mesa, ou escreva-o aqui. Depois pode pedir o que quiser no chat, ver o que acontece com o pedido e encomendar o que há.",
  loading: "A abrir a página",
  title: "O seu alojamento",
  code: "Escreva o seu código",
  send: "Continuar",
  scan: "Ler com a câmara",
  open: (d) => "O seu chat em " + d.place + " ainda está aberto.",
  chat: "Voltar ao chat",
  reach: "Como falar connosco",
  emergency: (d) => "Em perigo, ligue " + d.number,
  noPhone: "Não há aqui um número de telefone. Com o seu código pode escrever-nos a qualquer hora.",
  hours: "Quem está cá agora",
  isOpen: "Aberto",
  isClosed: "Fechado",
  always: "A qualquer hora",
  until: (d) => "até " + d.time,
  opens: (d) => "abre " + d.time,
  languages: "Línguas",
  spoken: (d) => "Lemos e respondemos em " + d.languages + ".",
  menu: "Esta página",
  staff: "Para a equipa: iniciar sessão",
  privacy: "O que acontece com os seus dados",
  terms: "Termos",
  about: (d) => d.property + " responde aos seus hóspedes com o Bellkey.",
  aboutLink: "O que é o Bellkey",
  language: "Língua",
  gone: {
    title: "Não há nenhum alojamento neste endereço",
    text: "Leia o código no seu quarto ou na sua mesa: ele leva ao sítio certo.",
    action: "Ler ou escrever o código"
  },
  unreachable: {
    offline: "Está sem ligação",
    other: "Não é possível abrir isto agora",
    text: "Abre-se sozinho quando a ligação voltar.",
    retry: "Tentar de novo"
  }
}
