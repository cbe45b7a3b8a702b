// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { CodeEntryMessages } from './messages.ts';

export const codeEntryMessages: CodeEntryMessages = {
  empty: "Saisissez les 8 lettres et chiffres imprimés sous le carré.",
  length: (d) => "Le code a " + d.expected + " lettres et chiffres ; celui-ci en a " + d.length + ".",
  wrong: "Un caractère semble faux. Comparez-le encore avec l’imprimé.",
  title: "Saisir le code",
  label: "Code",
  hint: "8 lettres et chiffres, imprimés sous le carré. Tirets et majuscules sont sans importance.",
  send: "Trouver ma place"
}
