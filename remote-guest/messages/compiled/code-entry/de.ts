// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { CodeEntryMessages } from './messages.ts';

export const codeEntryMessages: CodeEntryMessages = {
  empty: "Tippen Sie die 8 Buchstaben und Ziffern ein, die unter dem Quadrat stehen.",
  length: (d) => "Der Code hat " + d.expected + " Buchstaben und Ziffern; dieser hat " + d.length + ".",
  wrong: "Ein Zeichen scheint falsch zu sein. Vergleichen Sie es noch einmal mit dem Aufdruck.",
  title: "Code stattdessen eintippen",
  label: "Code",
  hint: "8 Buchstaben und Ziffern unter dem Quadrat. Striche und Großschreibung sind egal.",
  send: "Meinen Platz finden"
}
