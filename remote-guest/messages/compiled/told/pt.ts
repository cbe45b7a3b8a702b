// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ToldMessages } from './messages.ts';

export const toldMessages: ToldMessages = {
  title: "Mensagens com esta página fechada",
  offer: "Quer que o avisemos neste dispositivo quando algo mudar, mesmo com esta página fechada?",
  yes: "Sim, avisem-me",
  no: "Não, obrigado",
  isOn: "Será avisado neste dispositivo. Pode desligar no seu perfil.",
  failed: "Não resultou. Tente de novo, por favor.",
  turnOn: "Ligar",
  turnOff: "Desligar",
  states: {
    on: "É avisado neste dispositivo quando os seus pedidos mudam ou alguém lhe escreve, até ao fim da sua estadia.",
    off: "Desligado. Vê o que muda quando abre esta página.",
    denied: "O seu navegador não permite mensagens deste site. Pode alterar isso nas definições.",
    "install-first": "Neste dispositivo funciona depois de adicionar esta página ao ecrã principal: Partilhar e depois “Adicionar ao ecrã principal”.",
    unsupported: "Este navegador não tem mensagens com a página fechada."
  }
}
