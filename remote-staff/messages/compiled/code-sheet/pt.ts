// Compiled from remote-staff/messages/pt.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Leia o código e peça o que precisar",
  type: "ou escreva este código em"
}
