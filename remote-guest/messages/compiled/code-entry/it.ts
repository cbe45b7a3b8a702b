// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { CodeEntryMessages } from './messages.ts';

export const codeEntryMessages: CodeEntryMessages = {
  empty: "Scriva le 8 lettere e cifre stampate sotto il quadrato.",
  length: (d) => "Il codice ha " + d.expected + " lettere e cifre; questo ne ha " + d.length + ".",
  wrong: "Un carattere sembra sbagliato. Lo confronti ancora con la stampa.",
  title: "Scrivere il codice",
  label: "Codice",
  hint: "8 lettere e cifre, stampate sotto il quadrato. Trattini e maiuscole non contano.",
  send: "Trova il mio posto"
}
