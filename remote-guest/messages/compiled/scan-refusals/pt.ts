// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ScanRefusalsMessages } from './messages.ts';

export const scanRefusalsMessages: ScanRefusalsMessages = {
  foreign: {
    title: "Este não é um dos nossos códigos",
    text: (d) => "Leva a " + d.host + ". Não o abrimos. Se estiver colado por cima de outro código, avise a receção."
  },
  malformed: {
    title: "Não há aqui um código nosso",
    text: "O que foi lido não é o código de um quarto ou de uma mesa. Leia o quadrado no seu quarto ou na sua mesa, ou escreva os 8 caracteres por baixo."
  },
  unknown: {
    title: "Não conhecemos este código",
    text: "Compare-o mais uma vez com o impresso ou peça um novo na receção."
  },
  closed: {
    title: "Este local não está em uso",
    text: "De momento está fora de uso, e o seu código também. Pergunte na receção."
  },
  inactive: {
    title: "Este código já não está em uso",
    text: "Pode haver aqui um mais recente. Se não, pergunte na receção."
  },
  elsewhere: {
    title: "Este código abre noutro endereço",
    text: "Pertence a um estabelecimento que não está neste. Abra-o lá:"
  },
  rateLimited: {
    title: "Demasiadas tentativas",
    wait: (d) => "Para que ninguém adivinhe códigos, esperamos um pouco. Pode continuar dentro de " + d.wait + ".",
    again: "Já pode tentar de novo."
  },
  unreachable: {
    title: "Não é possível procurá-lo agora"
  }
}
