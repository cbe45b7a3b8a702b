// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { CodeEntryMessages } from './messages.ts';

export const codeEntryMessages: CodeEntryMessages = {
  empty: "Escriba las 8 letras y cifras impresas debajo del cuadrado.",
  length: (d) => "El código tiene " + d.expected + " letras y cifras; este tiene " + d.length + ".",
  wrong: "Un carácter parece incorrecto. Compárelo otra vez con el impreso.",
  title: "Escribir el código",
  label: "Código",
  hint: "8 letras y cifras, impresas debajo del cuadrado. Los guiones y las mayúsculas no importan.",
  send: "Encontrar mi lugar"
}
