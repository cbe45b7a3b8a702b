// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { CodeEntryMessages } from './messages.ts';

export const codeEntryMessages: CodeEntryMessages = {
  empty: "Escreva as 8 letras e algarismos impressos por baixo do quadrado.",
  length: (d) => "O código tem " + d.expected + " letras e algarismos; este tem " + d.length + ".",
  wrong: "Um carácter parece errado. Compare-o mais uma vez com o impresso.",
  title: "Escrever o código",
  label: "Código",
  hint: "8 letras e algarismos, impressos por baixo do quadrado. Hífenes e maiúsculas não importam.",
  send: "Encontrar o meu lugar"
}
