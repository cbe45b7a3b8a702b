// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { CodeEntryMessages } from './messages.ts';

export const codeEntryMessages: CodeEntryMessages = {
  empty: "Type the 8 letters and digits that are printed under the square.",
  length: (d) => "The code has " + d.expected + " letters and digits; this has " + d.length + ".",
  wrong: "One character seems to be wrong. Compare it with the print once more.",
  title: "Type the code instead",
  label: "Code",
  hint: "8 letters and digits, printed under the square. Dashes and capitals don’t matter.",
  send: "Find my place"
}
